import { css } from 'lit';

/** What all elements look like for visitors who want less motion or their own colours, and on paper. */
export const mediaStyles = css`
  @media (prefers-reduced-motion: reduce) {
    .skeleton {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .avatar,
    .badge,
    .bone {
      border: 1px solid;
    }
  }
  @media print {
    section.base {
      --background: #fff;
      --surface: #fff;
      --text: #000;
      --muted-text: #000;
      --link: #000;
    }
    .button,
    [aria-pressed] {
      display: none;
    }
  }
`;
