import { css } from 'lit';

/** Styles of a row that scrolls sideways, with the class `scroller`: items that are cut fade out at its end. */
export const scrollerStyles = css`
  .scroller {
    --to-end: to right;
    --fade: 2em;
    scroll-padding-inline-end: var(--fade);
    overflow-x: auto;
  }
  @media screen {
    .scroller {
      mask: linear-gradient(var(--to-end), #000 calc(100% - var(--fade)), transparent) no-repeat;
    }
    [dir='rtl'] .scroller {
      --to-end: to left;
      mask-position: right;
    }
    /* The fade is beyond the end where everything is visible, or the row is scrolled to its end. */
    @supports (animation-timeline: scroll()) {
      .scroller {
        mask-size: calc(100% + var(--fade)) 100%;
        /* Not as a shorthand, into which the build would put the timeline, where no browser reads it. */
        animation-name: fade;
        animation-timeline: scroll(self inline);
      }
      @keyframes fade {
        0%,
        90% {
          mask-size: 100% 100%;
        }
      }
    }
    /* The last item can be scrolled to before the fade. */
    @supports not (animation-timeline: scroll()) {
      .scroller::after {
        content: '';
        flex: none;
        inline-size: var(--fade);
      }
    }
  }
`;
