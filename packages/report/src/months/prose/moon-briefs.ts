/** A moon in one sentence: what follows "The new moon of March 3"; house 1 first, two wordings each. */
export const moonBriefs: Readonly<
  Record<"new-moon" | "full-moon", readonly (readonly [string, string])[]>
> = {
  "new-moon": [
    [
      "suits a change that others can see, in a coat or in a first sentence",
      "is for you alone, and for knowing what you want before anyone has asked",
    ],
    [
      "is about money: one account, one price, one number you stop guessing",
      "is a fair day to open the bank statement and to say a fee aloud",
    ],
    [
      "starts with a short message to someone who lives near you",
      "favors the errand, the phone call and the first page of something",
    ],
    [
      "asks for one change at home, made with your own hands",
      "is for the household: a meal, a repair, a relative who would like to hear from you",
    ],
    [
      "is for play, for making or inventing something of no use",
      "lets you begin badly at something you would enjoy",
    ],
    [
      "goes to the daily round, where one easy habit can be added",
      "is for the body and the desk: one earlier night, one drawer",
    ],
    [
      "concerns two people, and begins with what the other one wants",
      "is for an invitation, or for a question put to someone across a table",
    ],
    [
      "puts something shared on the table, a debt, a wish or a will",
      "begins a conversation that most people avoid, about money or about loss",
    ],
    [
      "points away from home, to a course, a ticket or another view",
      "is for the subject you have been meaning to study",
    ],
    [
      "is for work with your name on it, one visible step of it",
      "suits an application, a pitch, or a word with the person at the top",
    ],
    [
      "belongs to friends, and to a plan that takes more than you",
      "is for a group: join one, or call the person who keeps yours together",
    ],
    [
      "asks for an early night, and for leaving something unstarted",
      "is for being unreachable, an evening at least",
    ],
  ],
  "full-moon": [
    [
      "shows you as others see you, and one of them will say how, if asked",
      "makes you visible, on a good hair day or another",
    ],
    [
      "shows where the money went, and what you would buy again",
      "is about worth: what you were paid, and what it cost you",
    ],
    [
      "brings an answer you have waited for, or shows that you have to ask",
      "fills the inbox, and one message in it matters",
    ],
    [
      "fills the house, with people or with what was never said to them",
      "calls you home, where a family matter has ripened",
    ],
    [
      "puts something you made, or someone you love, where all can look",
      "is a feast day: dress, dance, applaud a child",
    ],
    [
      "lets body and inbox say how much is too much",
      "shows which of your routines works and which only works you",
    ],
    [
      "tells what the two of you have agreed, and what you only assumed",
      "turns the light on someone close, who has a view of you",
    ],
    [
      "brings up what is owed, in money or in feeling",
      "lets something long unsaid be said in one sentence",
    ],
    [
      "tests an opinion of yours against someone who has been there",
      "makes you restless for a road, or for an argument about God",
    ],
    [
      "puts your work in view, finished or not",
      "finds your name being mentioned where you are not",
    ],
    [
      "tells apart the friends who come when nothing is in it for them",
      "gathers people, and shows you your place among them",
    ],
    [
      "is tired, and recommends going to bed before you have earned it",
      "brings an ending in by the back stairs, with vivid dreams",
    ],
  ],
};
