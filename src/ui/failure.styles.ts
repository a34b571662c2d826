import { css } from 'lit';

/** Styles of the message of a failure: icon, sentence and retry button, in one line where it is wide enough. */
export const failureStyles = css`
  .failure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space-xs);
  }
  .has-fallback > .status > .failure {
    margin-block-start: var(--space-xs);
  }
  .failure > .icon {
    inline-size: 1.375em;
    block-size: 1.375em;
    color: var(--muted);
  }
  .reason {
    flex: 1 1 10em;
    min-inline-size: 0;
  }
  .failure > .button {
    margin: 0;
  }
  .is-inline .failure {
    flex-wrap: nowrap;
    min-block-size: 40px;
    font-size: var(--text-s);
    line-height: 1.3;
  }
`;
