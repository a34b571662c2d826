import { css } from 'lit';

/**
 * Signs of a convoy's facts, drawn by styles: a list of thirty would have 200 elements more with drawings in it.
 * They are shapes of 24 px, made as large as small text.
 */
export const signStyles = css`
  .server::before,
  .game::before,
  .people::before,
  .calendar-button::before {
    content: '';
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin: -5px;
    scale: 0.58;
    background: currentColor;
    forced-color-adjust: none;
  }
  .server::before {
    clip-path: path(
      evenodd,
      'M4 3h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM5 6v2h3V6zM4 13h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM5 16v2h3v-2z'
    );
  }
  .game::before {
    clip-path: path(
      evenodd,
      'M6.7 5h10.6a4 4 0 0 1 4 3.6C21.400 9.400 22 14.500 22 16a3 3 0 0 1-3 3c-1 0-1.500-.5-2-1l-1.400-1.400a2 2 0 0 0-1.400-.6H9.800a2 2 0 0 0-1.400.6L7 18c-.5.5-1 1-2 1a3 3 0 0 1-3-3c0-1.500.6-6.600.7-7.400A4 4 0 0 1 6.700 5zM7 8v2H5v2h2v2h2v-2h2v-2H9V8zM14 11v2h2v-2zM17 9v2h2V9z'
    );
  }
  .people::before {
    clip-path: path(
      'M9 3a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM2 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2zM16 3.100a4 4 0 0 1 0 7.800zM18 15.200a4 4 0 0 1 4 3.800v2h-4z'
    );
  }
  .calendar-button::before {
    margin: -2px;
    scale: 0.84;
    clip-path: path(
      evenodd,
      'M5 4h2V2h2v2h6V2h2v2h2a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM5 9v10h14V9zM11 10.500h2V13h2.500v2H13v2.500h-2V15H8.500v-2H11z'
    );
  }
`;
