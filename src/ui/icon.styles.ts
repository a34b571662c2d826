import { css } from 'lit';

/** Styles of icons and brand marks, which are as large as the text beside them. */
export const iconStyles = css`
  .icon {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    vertical-align: -0.2em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .brand {
    fill: currentColor;
    stroke: none;
  }
`;
