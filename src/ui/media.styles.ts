import { css } from 'lit';

/** Styles of all elements in forced colours and in print. */
export const mediaStyles = css`
  @media (forced-colors: active) {
    .avatar,
    .badge,
    .skeleton-box,
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
      --border: #888;
      --primary: #fff;
      --primary-text: #000;
      --primary-soft: #fff;
      --link: #000;
    }
    .button,
    [aria-pressed] {
      display: none;
    }
  }
`;
