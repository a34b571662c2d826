const long = `Few rules, followed by all. The managers have the last word.

## Conduct

1. Be kind. No insults, no politics, no religion, in any channel and in any language.
2. Other companies are colleagues. We do not advertise on their convoys, and we thank them after ours.
3. Names need no titles and no numbers, and nothing that could be taken for staff.

## On the road

1. Keep to the speed limit of the convoy, even where the road allows more.
2. Keep **70 m** distance; close up only when the lead says so.
3. No overtaking inside the convoy, unless a marshal waves you past.
4. Beacons are for marshals.

## Paint and trailers

1. Company paint on official convoys: **navy cab, amber stripe**. The paint job is on [the downloads page](https://downloads.example/paint).
2. Own trailers are welcome, doubles only where the plan says so.

## Voice

- Listen, even if you do not talk.
- Push to talk, and leave the channel free while the lead speaks.

## Attendance

1. One convoy a month at least. If life is in the way, tell your manager.
2. After three months without a word we give your place to somebody else. You may come back at any time.

## Other companies

One company at a time. Event teams of allied companies are an exception, if both owners agree.

## When something goes wrong

> First a talk, then a pause of two weeks, then good-bye.

Write to the *human resources* team, not in public. A ban of the platform of more than a week ends the membership.`;

/** Rules of companies, in Markdown. */
export const companyRules = {
  long,
  short: '1. Drive safely.\n2. Be kind.\n3. Follow the convoy lead.',
};
