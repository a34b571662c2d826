import { css } from 'lit';

/**
 * Styles of a row that scrolls sideways, with the class `scroller`: items that are cut fade out at its ends. `--clear` is the
 * width at an end where nothing is seen, as an arrow is above it.
 */
export const scrollerStyles = css`
  .scroller {
    --to-end: to right;
    --left: left;
    --right: right;
    --clear: 0px;
    /* Over a label, not only over the space between two. */
    --fade: 4em;
    --end: linear-gradient(
      var(--to-end),
      #000 calc(100% - var(--fade)),
      transparent calc(100% - var(--clear))
    );
    scroll-padding-inline: var(--fade);
    overflow-x: auto;
  }
  [dir='rtl'] .scroller {
    --to-end: to left;
    --left: right;
    --right: left;
  }
  @media screen {
    .scroller {
      mask: var(--end);
    }
    /* The fade of an end is beyond it where the row is scrolled to it, or everything is visible. */
    @supports (animation-timeline: scroll()) {
      .scroller {
        --beyond: calc(100% + var(--fade)) 100%;
        mask:
          var(--end) var(--left) / var(--beyond) no-repeat intersect,
          linear-gradient(var(--to-end), transparent var(--clear), #000 var(--fade)) var(--right) /
            var(--beyond) no-repeat;
        /* Not as a shorthand, into which the build would put the timeline, where no browser reads it. */
        animation-name: fade;
        animation-timeline: scroll(self inline);
      }
      @keyframes fade {
        0% {
          mask-size:
            100% 100%,
            var(--beyond);
        }
        4%,
        96% {
          mask-size: 100% 100%;
        }
        100% {
          mask-size:
            var(--beyond),
            100% 100%;
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
