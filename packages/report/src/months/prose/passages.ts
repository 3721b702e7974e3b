/**
 * What the Sun, Venus and Mars bring to a house, house 1 first. Each wording follows "The Sun is in Aries,
 * your first house, until April 19,", or the same of the planet.
 */
export const sunPassages = [
  [
    "so dress for the person you’d like to be taken for",
    "a good stretch for beginning what nobody has asked you to begin",
    "so say first what you’d like",
    "so be the one who says hello first",
    "so make one decision without taking a poll",
    "which suits a haircut, or a habit you drop",
  ],
  [
    "the time to find out where your money goes",
    "so name your price without apologizing",
    "a good time for mending instead of buying anew",
    "so if you’re wavering over a purchase, decide",
    "and a good meal calms you better than a plan",
    "which is the time to end an unused subscription",
  ],
  [
    "and errands are more fun with company, so bring some",
    "and you think best out loud, on a walk",
    "a good time to learn a neighbor’s name, and use it",
    "so ask the question you’ve only hinted at so far",
    "so call instead of typing",
    "so if a form or a letter is half written, finish it",
  ],
  [
    "so come home early one evening, for once",
    "and an evening on the sofa is an evening well spent",
    "a good time to ask a relative for an old story",
    "so say at home what you’ve only been sighing about",
    "and one drawer is enough for a Saturday at home",
    "so get in touch with someone who knew you at ten",
  ],
  [
    "and you can plan something just because it’s fun",
    "and you’re at your best when nobody keeps score",
    "a good time to ask somebody out",
    "so make something badly, and enjoy it",
    "so a little showing off does no harm",
    "so flirt a little, or learn a card game",
  ],
  [
    "so do the dullest task first each day",
    "and going to bed early is no defeat",
    "a good time for sorting papers and for seeing a dentist",
    "and you have an eye for details, so read a contract",
    "a good time to change one habit, and no more",
    "so help someone, and let someone help you",
  ],
  [
    "so ask before you decide",
    "so ask what someone meant and stop guessing at night",
    "a good time for agreements in writing",
    "so hand half of a heavy job to someone",
    "so say what annoys you while it’s still small",
    "so thank someone for an everyday thing",
  ],
  [
    "so pay back what you owe, the small sums too",
    "and small talk tires you faster, so ask a real question",
    "a good time for taxes, insurance and old debts",
    "and a subject that two of you avoid can be raised",
    "so choose one person you trust, and tell them the thing you never mention to anybody",
    "and you can hear when “fine” isn’t fine",
  ],
  [
    "which suits a book about a place you’ve never seen",
    "and a day out of town makes a problem look smaller",
    "a good time to pick out a course or to plan a trip",
    "so ask someone from elsewhere how it’s done there",
    "so take a new road home, or a book from an unfamiliar shelf",
    "so listen to someone who believes otherwise",
  ],
  [
    "so show your work while it’s good",
    "so tell whoever pays you what you’ve finished",
    "which is the time to ask for a raise or a bigger task",
    "and it’s worth doing one task better than needed",
    "so consider what you’d like to be known for",
    "so tell two people what you’re aiming for",
  ],
  [
    "and you like people more than you expected to",
    "so mention a hope to several people",
    "a good time to find a club or a team nearby",
    "so let a friend introduce you to someone they admire",
    "so ask friends what they’d like to do next year",
    "and you worry less in company, so go out even if you’d rather not",
  ],
  [
    "and you need more sleep than you like to admit",
    "so put away something that’s over",
    "a good time to miss someone, and to write it down",
    "so leave two evenings without a plan, and don’t explain them",
    "so do less, and finish more",
    "and a quiet week is no loss",
  ],
] as const satisfies readonly (readonly string[])[];

export const venusPassages = [
  [
    "so wear whatever you feel best in",
    "and it’s easy to be nice, even on hold",
    "so treat yourself once, without guilt",
  ],
  [
    "and spending feels good, so set a sum first",
    "a good time to use what you save for a better day",
    "so buy the good one, once",
  ],
  [
    "and praise is easily written, so send some",
    "and you’re good company in a line",
    "which suits a short trip and a long lunch",
  ],
  [
    "so have someone over, without cleaning up first",
    "a good time to say something kind at home",
    "so bring home flowers, or paint something ugly",
  ],
  [
    "a good time for an evening that’s only fun",
    "so sing, paint, bake or dance",
    "so enjoy being looked at",
  ],
  [
    "so take your break with someone who makes you laugh",
    "a good time to praise a colleague out loud",
    "so make one daily chore a bit more pleasant",
  ],
  [
    "so if you’ve quarreled with someone, call first",
    "so suggest a compromise",
    "so say what you admire in someone",
  ],
  [
    "and holding hands needs no topic",
    "so bring up money in a kind voice",
    "so let someone be generous with you",
  ],
  [
    "which suits the food or the music of a country you don’t know",
    "and useless subjects are a pleasure",
    "a good time to plan a trip with a friend",
  ],
  [
    "so be charming to whoever’s in charge",
    "so give credit out loud and by name",
    "so show the work you’re proud of",
  ],
  [
    "so congratulate a friend in person",
    "so go to a party and talk to the shyest guest",
    "so ask friends to dinner",
  ],
  [
    "and you want company, but quietly",
    "a good time for a movie by yourself",
    "so forgive something in silence",
  ],
] as const satisfies readonly (readonly string[])[];

export const marsPassages = [
  [
    "and you act first and explain later, so tell people what you’re about to do",
    "and your patience is short, so run, swim or dig before you speak your mind",
    "and you sound angrier than you are, so speak lower",
  ],
  [
    "and you buy in a hurry, so leave it in the cart until tomorrow",
    "a good time to work out what your hour is worth, and to say it",
    "and if you quarrel about money, ask what it’s really about",
  ],
  [
    "and words come out sharper than you mean, so read a message twice",
    "and you like to argue, so skip every second one",
    "and your mind is fast, so drive slowly",
  ],
  [
    "and tempers at home run higher, so if you must move something, move the sofa",
    "a good time to fix what drips or squeaks, with the radio on",
    "so if a relative makes you angry, say it once and calmly",
  ],
  [
    "and desire is quick, so let the other person set the pace now and then",
    "and it’s easy to play too hard, so choose a silly game",
    "and you’re quick to make things, if the first version’s allowed to be bad",
  ],
  [
    "and you’re faster than people would like, so mind your back and your tone",
    "so if something at work annoys you daily, fix it or report it",
    "and hard exercise suits you, after a warm-up",
  ],
  [
    "and you hear a challenge in every remark, so count to ten and ask",
    "so if a disagreement has gone on too long, offer terms in one line",
    "a good time to tell an opponent where they have a point",
  ],
  [
    "and it’s easy to fight over what you share, so write down who pays for what",
    "and you have the nerve for unpleasant calls, so make one",
    "and you want your own way in everything close to you, so ask first",
  ],
  [
    "and you argue for what you believe, even with people who only asked the way",
    "so if there’s a trip or a course you want, set the date and pay",
    "and you want to be elsewhere, so walk until you don’t",
  ],
  [
    "and everyone can see you push, so be sure it’s for something you want",
    "and it’s easy to be provoked at work, so answer with something finished",
    "and you wake up ready to compete, so use the mornings",
  ],
  [
    "so if everyone in the room agrees too soon, say you don’t",
    "and you decide for the whole table, so ask what others feel like",
    "a good time for one tiring step toward something you want",
  ],
  [
    "and you get angry without noticing, so rest before you snap at someone",
    "and you work best alone, behind a closed door",
    "and lying still is difficult, so take a long walk before bedtime",
  ],
] as const satisfies readonly (readonly string[])[];

/** Of Mars when it is retrograde from the first day of a month to the last. */
export const marsRetrogrades = [
  [
    "so if pushing hasn’t worked, try it another way",
    "so hold a little back and save your strength",
  ],
  [
    "so go back over an old bill or an old salary and see if it’s still right",
    "so leave large purchases for later",
  ],
  [
    "so if an argument was never finished, reopen it with a question, not a verdict",
    "so let a sharp message sit overnight",
  ],
  [
    "so if you’ve quarreled at home before, go back and say your part better",
    "so finish one job at home before starting another",
  ],
  [
    "so if you feel like writing to an old flame, take up an old hobby instead",
    "so play for the fun of it and leave the score alone",
  ],
  [
    "so pick a job you left half done and end it",
    "so go easy on your back and knees, and on whoever works beside you",
  ],
  [
    "so if it’s the same quarrel as last time, have it sitting down",
    "so wait with an ultimatum, and ask one more question",
  ],
  [
    "so if jealousy bothers you, sleep before asking questions",
    "so if you share an account, go through it line by line",
  ],
  [
    "so check every date and ticket before you travel",
    "so look again at an opinion you’ve defended since school",
  ],
  [
    "so before you ask for more at work, spend a week collecting what you’d point to",
    "so finish an old task before you ask for a new one",
  ],
  [
    "so if a friend has annoyed you, hear them out again",
    "so suggest again what your friends once turned down",
  ],
  [
    "so if you lie awake over an old anger, get up and write it down in ten lines",
    "so do the work no one sees, and don’t mention it until it’s done",
  ],
] as const satisfies readonly (readonly string[])[];
