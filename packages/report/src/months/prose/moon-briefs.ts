/** A moon in one sentence: what follows "The new moon of March 3"; house 1 first, two wordings each. */
export const moonBriefs: Readonly<
  Record<"new-moon" | "full-moon", readonly (readonly [string, string])[]>
> = {
  "new-moon": [
    [
      "favors a visible change, since people notice you more readily just now",
      "suits whatever begins with you and nobody else",
    ],
    [
      "is a good one for money: a fee to settle, or a purchase to think over",
      "helps you see what your time is worth",
    ],
    [
      "favors messages, short trips and whoever lives nearby",
      "suits a conversation you have put off because it is small",
    ],
    [
      "draws you home, where a small change goes a long way",
      "favors the household, and a relative you have not heard from",
    ],
    [
      "invites you to enjoy something without being good at it",
      "favors play, flirtation and anything made by hand",
    ],
    [
      "helps with routines, since a habit begun now is easier to keep",
      "suits the body: earlier nights, longer walks, the appointment you keep moving",
    ],
    [
      "turns to partnership, in love or at work, and to what the other one hopes for",
      "favors an invitation, or an overdue apology",
    ],
    [
      "is about what you share with others, and makes a delicate conversation easier",
      "favors settling a debt, or asking for one to be settled",
    ],
    [
      "points outward, to a trip, a course or an unfamiliar opinion",
      "suits plans that begin with a map",
    ],
    [
      "favors your work in public, so an application or a proposal is well timed",
      "helps with ambition, and with saying it aloud",
    ],
    [
      "belongs to friends, and to plans that need more than one person",
      "favors company, both the old and the new",
    ],
    [
      "asks for rest, since a good deal is ending without your help",
      "favors time alone, and an early night",
    ],
  ],
  "full-moon": [
    [
      "shows you as others see you, which is usually kinder than you expect",
      "puts you in view, in whatever state you are",
    ],
    [
      "shows whether the money goes where you want it to",
      "makes plain what you earn, and what it costs you",
    ],
    [
      "brings an answer, or shows that none is coming",
      "fills the days with messages, one of which matters",
    ],
    ["brings a family matter to the surface", "makes the house feel full, or very still"],
    [
      "shows off something you made, or someone you love",
      "is made for a celebration, however small",
    ],
    ["shows which habits help and which are only habits", "gives your body a vote on the schedule"],
    [
      "shows what the two of you have agreed, and what you only assumed",
      "brings someone close to you into sharper focus",
    ],
    [
      "brings up what is owed, in money or in feeling",
      "makes it easier to say something long unsaid",
    ],
    [
      "tests a conviction against another person’s experience",
      "makes you restless for a road, or for a good argument",
    ],
    ["puts your work in view, finished or not", "brings a result, or a remark about one"],
    [
      "shows who your friends are when nothing is in it for them",
      "gathers people, and shows you your place among them",
    ],
    [
      "makes you tired for good reasons, and sleep is the remedy",
      "ends something without noise, often in a dream first",
    ],
  ],
};
