// A file of another release, which lacks texts.
export default { upcomingHeading: '예정된 콘보이' };
