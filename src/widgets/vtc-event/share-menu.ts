import {
  type Convoy,
  type ConvoyAction,
  convoyName,
  type ConvoyView,
  CopyButtons,
  dispatchAction,
  followLink,
  html,
  icon,
  icons,
  Menus,
  moreIcons,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from '../../base.js';

type Host = ReactiveControllerHost & HTMLElement;

type ShareAction = Extract<ConvoyAction['action'], 'copy' | 'link' | 'share' | 'picture'>;

/** Addresses of a convoy. */
export interface ShareAddresses {
  /** The page that visitors share. */
  readonly page: string;
  /** Its picture; undefined if the page has none. */
  readonly picture: string | undefined;
}

/** URL of the picture below the page of a convoy; undefined for a page whose URL has a query or a fragment. */
export function pictureBelow(page: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(page);
  return search || hash ? undefined : `${origin}${pathname.replace(/\/$/, '')}/poster.png`;
}

/**
 * Button that opens a menu to share a convoy: copies its link or a message for Discord, hands the link to the system, or
 * downloads its picture.
 */
export class ShareMenu implements ReactiveController {
  readonly #host: Host;
  readonly #menus: Menus<'share'>;
  readonly #copies: CopyButtons;
  #hasFailed = false;
  /** URL of the downloaded picture, for as long as the browser may need it. */
  #download = '';

  constructor(host: Host) {
    (this.#host = host).addController(this);
    this.#menus = new Menus<'share'>(host, { button: 'share-button', menu: 'share-menu' });
    this.#copies = new CopyButtons(host);
  }

  hostDisconnected(): void {
    URL.revokeObjectURL(this.#download);
  }

  /** Button and menu; `addresses` is called when the menu opens. */
  render(view: ConvoyView, convoy: Convoy, addresses: () => ShareAddresses): TemplateResult {
    const { translate } = view;
    const label = translate('labelled', { label: translate('share'), value: convoyName(convoy) });
    return this.#menus.render({
      key: 'share',
      label,
      caption: html`${icon(moreIcons.share)}<span>${translate('share')}</span>`,
      toggled: () => {
        this.#copies.clear();
        this.#hasFailed = false;
      },
      content: () => this.#entries(view, convoy, addresses()),
    });
  }

  #entries(view: ConvoyView, convoy: Convoy, { page, picture }: ShareAddresses): TemplateResult {
    const { translate } = view;
    const report = (action: ShareAction) =>
      dispatchAction(this.#host, { action, item: convoy.event });
    const share = () => {
      report('share');
      void this.#share(convoyName(convoy), page);
    };
    return html`${this.#copies.button({
      id: 'link',
      translate,
      content: html`${icon(moreIcons.link)} ${translate('copyLink')}`,
      label: translate('copyLink'),
      text: page,
      pressed: () => report('link'),
    })}
    ${
      'share' in navigator
        ? html`<button part="button" type="button" @click=${share}>
            ${icon(moreIcons.share)} ${translate('shareInApp')}
          </button>`
        : nothing
    }
    ${this.#copies.discord(view, convoy, () => report('copy'))}
    ${
      picture
        ? this.#picture(view, picture, { name: `convoy-${convoy.event.id}.png`, report })
        : nothing
    }`;
  }

  /** Hands a link to the system; where that fails, copies it. */
  async #share(title: string, url: string): Promise<void> {
    try {
      await navigator.share({ title, url });
      this.#menus.close();
    } catch (error) {
      // The visitor closed the menu of the system: that is no failure.
      if ((error as DOMException).name !== 'AbortError') await this.#copies.copy('link', url);
    }
  }

  /** A link that downloads a picture, and below it whether that failed. */
  #picture(
    { translate }: ConvoyView,
    url: string,
    { name, report }: { readonly name: string; readonly report: (action: ShareAction) => void },
  ): TemplateResult {
    const press = (click: MouseEvent) => {
      click.preventDefault();
      report('picture');
      void this.#save(url, name, click.currentTarget as HTMLElement);
    };
    return html`<a part="link" href=${url} target="_blank" rel="noopener" @click=${press}
        >${icon(icons.picture)} ${translate('downloadPicture')}</a
      >
      <div role="status" class="copied">
        ${this.#hasFailed ? translate('failedPicture') : nothing}
      </div>`;
  }

  /** Downloads a picture of another site, of which the attribute `download` opens a page. */
  async #save(url: string, name: string, link: HTMLElement): Promise<void> {
    const response = await fetch(url).catch(() => undefined);
    this.#hasFailed = response?.ok === false;
    this.#host.requestUpdate();
    // The page or the server does not allow the request: the browser shows the picture.
    if (!response) return void followLink(link);
    if (!response.ok) return;
    URL.revokeObjectURL(this.#download);
    this.#download = URL.createObjectURL(await response.blob());
    Object.assign(document.createElement('a'), { href: this.#download, download: name }).click();
  }
}
