/** Names of the games by their code; they are the same in every language. */
const games: Readonly<Record<string, string>> = {
  ets2: 'Euro Truck Simulator 2',
  ats: 'American Truck Simulator',
};

/** The name of a game; an unknown code is its own name. */
export const gameName = (code: string): string => games[code.toLowerCase()] ?? code;
