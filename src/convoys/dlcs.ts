import { visibleName } from '../text/shown-name.js';

/** A DLC of a game. */
export interface Dlc {
  /** Undefined if the API says its app id only, and that is unknown. */
  readonly name: string | undefined;
  /** Its page in the store; undefined if the API says its name only. */
  readonly href: string | undefined;
}

/** Names of DLCs by their app ids on Steam. */
const names: ReadonlyMap<string, string> = new Map([
  ['227310', 'Going East!'],
  ['304212', 'Scandinavia'],
  ['558244', 'Italia'],
  ['1209471', 'Colorado'],
  ['620610', 'Heavy Cargo Pack'],
]);

/** A DLC that the API says by its app id or by its name, and by `name` if that is known. */
export function dlcOf(idOrName: string, name?: string | null): Dlc {
  const isId = /^\d{1,10}$/.test(idOrName);
  return {
    name: visibleName(name) || (isId ? names.get(idOrName) : idOrName),
    href: isId ? `https://store.steampowered.com/app/${idOrName}/` : undefined,
  };
}
