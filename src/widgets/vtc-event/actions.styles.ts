import { css } from '../../base.js';

/** Styles of the buttons below a convoy. */
export const actionStyles = css`
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-xs);
  }
  .actions > :is(.action, .calendar-button, .share-button) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-block-size: 2.5rem;
    /* Also seen before the picture of a poster. */
    background: color-mix(in srgb, var(--text) 14%, transparent);
    color: var(--text);
    font-size: var(--text-note);
    font-weight: 600;
  }
  .actions > button {
    inline-size: auto;
    block-size: auto;
    padding-inline: 1em;
  }
  /* As large as the icon of the other button, with the same gap. */
  .actions > button.calendar-button::before {
    scale: 0.72;
    margin-inline: -3.5px;
  }
  .actions > .action {
    flex: 1 1 auto;
    padding-inline: 1em;
    border-radius: calc(var(--radius) * 0.75);
    line-height: 1.2;
    text-decoration: none;
  }
  .actions > a.action:first-child,
  .is-upcoming .actions > :first-child {
    background: var(--primary);
    color: var(--primary-text);
  }
  .actions > :is(.action, :first-child):hover {
    text-decoration: underline;
  }
  .actions > .copied {
    font-size: var(--text-note);
  }
  .actions > .copied:empty {
    display: none;
  }
  @container (inline-size < 26em) {
    :is(.action ~ button, .times-line button) {
      inline-size: 2.5rem;
      padding: 0;
    }
    :is(.action ~ button, .times-line button) > span {
      display: none;
    }
  }
  @container (inline-size >= 52em) {
    .has-aside .actions > button {
      flex: 1;
    }
    .has-aside .actions > a.action {
      flex-basis: 100%;
    }
  }
  @media print {
    .actions,
    .bar > button {
      display: none;
    }
  }
`;
