/**
 * Properties that nothing outside the file for browsers knows, so that the build may shorten them: not in its
 * public interface, not in the API, not in what two copies of the file or two tabs tell each other.
 * A name that is missing here costs some bytes; one that does not belong here breaks what reads it.
 */
const lit = [
  '_$AA _$AB _$AC _$AD _$AH _$AI _$AM _$AN _$AO _$AP _$AR _$AS _$AT _$AU _$AV _$Cl _$Co _$Cv',
  '_$litDirective$ _$litPart$ _$litType$ addController converter creationScope ctor endNode fromAttribute',
  'hasChanged hostConnected hostDisconnected hostUpdate hostUpdated noAccessor properties renderBefore',
  'renderRoot requestUpdate setConnected startNode useDefault willUpdate',
];

const client = [
  '_zod alone answered authentication catchall clock def defaultValue element failures innerType intervalMs',
  'mostAnswers nextAt onScreen openTabs path query receive response sent shape succeeded waiters waitMs',
];

const base = [
  'announcement asks checkSetup companyTheme dataSchema defaultHeading defaultRefreshSeconds dependencies expected',
  'direction emptyText endMs give hasFallback isEmpty isGiven isNear keep lengthMs linkOf load locale menu',
  'meetupMs reader renderData renderSkeleton resource say secondZone settled shown slotted startMs task',
  'ticker until wakesAt wasNear zone zones',
];

const widgets = [
  'amount area attend attention choose isDaily isOpen isTableOpen lines member pages place point',
  'reading shows sought titles yTicks',
];

export const internalNames: readonly string[] = [...lit, ...client, ...base, ...widgets].flatMap(
  (line) => line.split(' '),
);
