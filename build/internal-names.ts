/**
 * Properties that nothing outside the file for browsers knows, so that the build may shorten them: not in its
 * public interface, not in the API, not in what two copies of the file or two tabs tell each other.
 * A name that is missing here costs some bytes; one that does not belong here breaks what reads it.
 */
const lit = [
  'addController addInitializer converter createProperty createRenderRoot creationScope ctor',
  'elementStyles enableUpdating endNode finalize finalizeStyles firstUpdated fromAttribute',
  'getPropertyDescriptor getPropertyOptions getUpdateComplete hasChanged hasUpdated hostConnected',
  'hostDisconnected hostUpdate hostUpdated isUpdatePending noAccessor performUpdate removeController',
  'renderBefore renderOptions scheduleUpdate setConnected shadowRootOptions shouldUpdate startNode',
  'toAttribute useDefault willUpdate wrapped',
  '_$AA _$AB _$AC _$AD _$AE _$AH _$AI _$AK _$AL _$AM _$AN _$AO _$AP _$AR _$AS _$AT _$AU _$AV _$Cl _$Co _$Cv',
  '_$Do _$EM _$EO _$EP _$ES _$ET _$E_ _$Eh _$Ei _$Ej _$Em _$Ep _$Eq _$Eu _$Ev',
  '_$litDirective$ _$litElement$ _$litPart$ _$litType$',
];

const client = [
  '_zod alone answered authentication catchall clock def defaultValue element failures innerType',
  'intervalMs mostAnswers nextAt onScreen openTabs path query receive response sent shape succeeded waitMs waiters',
];

const base = [
  'announcement asks checkSetup companyTheme dataSchema defaultHeading defaultRefreshSeconds',
  'dependencies emptyText endMs give hasFallback isEmpty isGiven isNear keep lengthMs linkOf load locale meetupMs',
  'reader renderData renderSkeleton resource say secondZone settled shown slotted startMs task ticker',
  'until wakesAt wasNear zone zones',
];

const widgets = [
  'amount area attention isDaily isOpen isTableOpen lines member place point shows sought titles yTicks',
];

export const internalNames: readonly string[] = [...lit, ...client, ...base, ...widgets].flatMap(
  (line) => line.split(' '),
);
