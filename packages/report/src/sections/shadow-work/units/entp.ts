import type { SignUnits } from "../../section-unit.ts";

export const entp: SignUnits = {
  Aries: {
    stances: { pace: "haste", company: "company" },
    lines: [
      [
        "paragraph",
        "You wreck peace. Let a calm week arrive, with everyone getting along, and by Wednesday you’ve insulted the furniture, reopened an argument from spring or announced that you’re all moving. It looks like energy. What it keeps away is the gray hour after the excitement, when the project is launched, the guests have gone and nothing seems worth doing; you concluded long ago that if the noise stops, you do.",
      ],
      [
        "paragraph",
        "Its relative is conscription. People are drafted into your next adventure before they’ve recovered from the last, and anyone who’d prefer a nap is treated as a deserter. Under heavy stress you turn on whatever you built, mock it in front of those who helped, and call this perspective. Living with you then resembles camping on a volcano with a wonderful view. They become watchful around good news. A partner learns not to say “I’m so happy,” since it has the effect of a starting pistol, and it takes them years to find out that behind the quarrel was someone sad.",
      ],
      [
        "paragraph",
        "When something big ends, set two hours aside, sit beside a person you love and say, “I feel flat, and I’m not going to fix it.” No plans, no debate. You treat every fear as an opponent, so here’s one worth meeting: boredom has never once won a fight against anyone who stayed seated.",
      ],
    ],
    ask: "What did you set on fire recently because everything was fine?",
  },
  Taurus: {
    stances: { trust: "both" },
    lines: [
      [
        "paragraph",
        "Your principles always come out in favor of the couch. You can argue, beautifully, that ironing is a superstition, that the dishes are better soaked, that anyone who wants the trip should plan it, and by the time the case is closed, someone else has done the work. No one calls it laziness, since it has footnotes. What’s being protected is a fear of scarcity: if you gave up one comfort, the rest would follow, and you’d have nothing soft to land on.",
      ],
      [
        "paragraph",
        "There’s also an owner in you whom your opinions don’t allow. In theory people are free and jealousy is a prejudice; in practice someone laughs too long with the person you love, and your whole body objects. Out comes a sudden philosophy of why that acquaintance is insincere. When pressure builds, you stop debating and simply sit there, like weather, eating, buying, refusing, with a reason for each. Those you live with feel outtalked, then outwaited. They don’t lose to your logic. They lose to your weight, and they know the difference, although they’ve never been able to prove it.",
      ],
      [
        "paragraph",
        "Take over the chore you’ve argued against best, do it for a week without one remark, and then say the unenlightened sentence: “I was wrong about this, and I was comfortable.” People will forgive a great deal of philosophy in someone who has just taken out the trash.",
      ],
    ],
    ask: "Which of your finest arguments is really about not getting up?",
  },
  Gemini: {
    stances: { company: "company", focus: "many" },
    lines: [
      [
        "paragraph",
        "You get bored with people, and they can tell. For a month someone is the most fascinating creature alive: you quote them, you write at midnight, you want their opinion on soup. Then you’ve heard their stories, your eyes begin to slide past their ear, and they’re left wondering what they did. It isn’t malice. As long as you’re the reader, you can’t be the book, and your secret dread is that anyone who reached your last page would close it.",
      ],
      [
        "paragraph",
        "Mischief follows from this. A remark gets passed on to see what it does, a view you don’t have gets defended, and two friends quarrel about something you invented on the way over. Nothing is ever quite meant, so nothing can be used against you. When you’re overwhelmed, you split: six conversations, no sleep, and a joke with a blade in it for the one person who asked you to sit down. Those who stay feel subscribed to, like a magazine. They start saving up good material before they call, which is a sad thing to need for a friend.",
      ],
      [
        "paragraph",
        "Pick someone you think you’ve finished and ask, “What have you never told me because I’d have interrupted?” Then be silent until they’re done. Curiosity is your one religion, and it turns out you stopped reading most people at the introduction.",
      ],
    ],
    ask: "Who used to fascinate you, and what did you never find out?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You pick at people to see whether they’ll stay. A dig at supper, a canceled visit, a provocative opinion about their new friend: you poke the bond where it’s tender and watch. If they come back, you’re reassured for about a week. Asking would be simpler, but asking can be refused, and somewhere you learned that people who say they love you still leave, so you’d rather audit than inquire.",
      ],
      [
        "paragraph",
        "Along with the poking goes a museum. Every slight is in it, dated and labeled, and you’re a witty guide; a partner can hear on a Tuesday about a tone of voice from two summers ago. In a bad stretch you make everyone’s evening depend on yours. There’s a silence at a volume that fills the house, a denial that anything’s wrong, and then more denial, until they’ve apologized for something they had to invent. Those you love feel needed and never trusted. They’re always passing a test that they weren’t told about, and the prize for passing is another one.",
      ],
      [
        "paragraph",
        "The next time you feel the dig coming, swap it for the bare question: “Are we all right? I need to hear it.” That’s nine words with no exit in them. It will feel like having no skin, and they’ll answer in a second, because it’s the question they’ve been trying to answer for years.",
      ],
    ],
    ask: "What have you been testing in someone that you could simply ask?",
  },
  Leo: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You think you’re exempt. Lines are for people with time, and the dull part of any undertaking is for those lovely reliable types who, you’re sure, enjoy it. There’s a fear beneath the privilege: that without the sparkle you’d be one more person with a coat and a number. Early applause teaches a hard lesson, and yours seems to have been that the ordinary ones aren’t looked at.",
      ],
      [
        "paragraph",
        "So you inflate. A friend’s adventure is topped before it’s landed, a bluff is defended long after the facts have gone home, and being corrected, even kindly, even about the date, turns you majestic and cold. In a crisis the pose gets larger. You blame the audience and sulk behind a closed curtain until someone begs. Those close to you have a name for it, and a cleanup crew. They do the lifting, they get thanked in a toast, and what they’d have liked is for you to pick up the other end of the table.",
      ],
      [
        "paragraph",
        "Do one tedious, useful thing for someone this week and never tell a soul: scrub the pan, fill the form, return the carts. No anecdote, ever. You’ve been loved for your shine so long that you’ve had no chance to see whether anything in you is good in the dark, and here’s the evidence, with no one to clap for it.",
      ],
    ],
    ask: "What did you leave for someone reliable this week, and did they really enjoy it?",
  },
  Virgo: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You’d rather judge the contest than enter it. Show you a plan, a film, a friend’s new apartment, and you have three objections before your coat is off; ask to see something of yours, and there’s a charming story about why it isn’t ready. A critic can’t be reviewed. That’s the whole attraction. You learned what a mistake costs in front of others, and took the one seat in the theater that faces the other way.",
      ],
      [
        "paragraph",
        "The cousin of this is self-mockery, which looks like its opposite and does the same job. The jokes about your own failings are so good that people come to believe them, and no one else gets a word in, least of all anyone with a compliment. Under strain you become a fault detector with a dying battery: it goes off at everything, the towels, the symptoms, the way your partner tells a story, and most of all at four in the morning. Those near you edit before they speak, and they’ve stopped bringing you anything newborn.",
      ],
      [
        "paragraph",
        "Make something badly, a song, a shelf, a soup, and show it to a person whose opinion matters, with no disclaimer: “I made this.” Say only those three words. Finding what’s wrong with a thing is your specialty, and you’ve never yet found out what happens when nothing happens.",
      ],
    ],
    ask: "What have you criticized so well that you no longer have to try it yourself?",
  },
  Libra: {
    stances: { company: "company", trust: "both" },
    lines: [
      [
        "paragraph",
        "You keep people warm and never serve them. An old flame who still writes, three circles for one Saturday, a partner who’d like to know where this is going: each gets delightful attention, and none gets an answer. Officially this is openness. It protects you from the moment after choosing, when you’d be stuck with one real person, and they with you.",
      ],
      [
        "paragraph",
        "Beside it stands flattery, which you take for kindness. The person in front of you is always right, and when two of them compare notes it turns out that you were on both sides. With equal feeling. Squeezed hard enough, you poll everyone you know, sleep badly, and let the decision be made by the person who shouts. Those who have chosen you feel like finalists. They perform, they wait, and in time they grow cool. Then you notice, with alarm, how much you wanted them.",
      ],
      [
        "paragraph",
        "Close one option by noon tomorrow, in writing, to a person who’d rather know: “I’ve enjoyed the maybe. It’s a no, and I wish you well.” Then tell the one you did choose that there’s been an election and they won. It will work because you love a beautiful gesture, and few are lovelier than a bridge burned for someone’s sake.",
      ],
    ],
    ask: "Who has chosen you, and how long have they been waiting to feel chosen?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You play people. A casual mention, a pause, a question whose answer you have already, and someone does what you’d planned while believing it was their idea. You’re so good at it that you hardly notice starting. What it protects you from is asking, because a person who asks can be told no. Somewhere you learned that there are players and pieces, and you swore you’d never be a piece.",
      ],
      [
        "paragraph",
        "Since you have motives, you suppose everyone does. A late reply, an odd word, a seat taken two places away, and within minutes there’s a conspiracy, elegant and complete, around a friend whose phone had died. Pushed far enough, you turn to demolition, say the unforgivable thing with perfect timing, and watch, fascinated, as your own life burns. Those who love you live in a chess problem. They wonder what the flowers mean, and the saddest part is that often the flowers were only flowers.",
      ],
      [
        "paragraph",
        "Announce your move before you make it: “I’m about to try to get you to stay home with me tonight.” It’s hilarious, it ruins the method, and it puts you where you’ve never willingly stood, in plain view with a wish. Finding out what people do under strange conditions is your hobby. Try this one: nothing up your sleeve.",
      ],
    ],
    ask: "What are you arranging at the moment that you could ask for outright?",
  },
  Sagittarius: {
    stances: { pace: "haste", novelty: "new" },
    lines: [
      [
        "paragraph",
        "You’re only there for the exciting part of other people’s pain. In an emergency you’re superb, funny and full of resources. By the fifth month of the illness, the divorce or the plain sadness, you’re sending articles. What frightens you is a situation with no road out of it; leaving has always helped so far, and you suspect that anyone who stops long enough to grieve won’t get up again.",
      ],
      [
        "paragraph",
        "Instead of company, you give lectures. No one asked for a philosophy of acceptance, yet here it comes, and what they need turns out to be exactly what you believe. Self-righteousness looks like generosity from inside. When your own luck turns, you get louder, promise more, pick a fight about ideas with someone who wanted help with the groceries, and book something nonrefundable. The ill friend starts to say they’re fine, to spare you. A partner in a long gray season brightens when you come in, like a shop, and closes once you’ve gone.",
      ],
      [
        "paragraph",
        "Choose the person whose trouble is slow and give them the same half hour every week, beginning with, “I’ve got nothing useful to say, and I’m coming anyway.” Bring soup and no wisdom. You’ve gone looking for the unknown on every continent of the mind; the place you’ve never been is minute twenty of someone else’s sorrow.",
      ],
    ],
    ask: "Whose slow trouble have you been answering with more and more entertaining messages?",
  },
  Capricorn: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You don’t believe in anyone, and you call it experience. Show you a kind act and you’ll find the tax deduction; show you two people in love and you’ll mention the lease. It’s very funny, and it’s armor. Hope was expensive once, or you saw someone else pay for it, and you settled on expecting nothing.",
      ],
      [
        "paragraph",
        "It spreads. People get sorted by usefulness, with a sarcastic tenderness for the useless, and jokes travel down the ladder to those who can’t answer back. Nor do you say when you’re low, and friends remember your worst winter as one of your funniest. Under the heaviest load you work later, read only bad news, and predict ruin with a certain relish. Being right is at least warm. Those beside you feel foolish for wanting things. They bring you their good news the way one brings a balloon to a porcupine.",
      ],
      [
        "paragraph",
        "Say one sentence of belief to a person who has earned it, with nothing dry attached: “I think you’re going to do it, and I want to be there.” It’s a wager, and that’s why it suits you. So far you’ve bet against everyone and won pennies.",
      ],
    ],
    ask: "What would you hope for if no one could catch you hoping?",
  },
  Aquarius: {
    stances: { company: "company", head: "logic" },
    lines: [
      [
        "paragraph",
        "You love people in bulk. Humanity has your sympathy, strangers get your time, and the one who shares your breakfast gets about the same warmth as a promising pen pal. It’s presented as fairness. In fact it’s insurance: someone who belongs to everyone a little never has to feel how much they need a particular person, or what would be left if that person went. Dependence looked like a trap, quite early.",
      ],
      [
        "paragraph",
        "A certain arrogance lives next door. Sure of your open mind, you haven’t checked it in years; anyone who disagrees is conventional, anyone hurt is possessive, and tears are met with a remark on the history of marriage. Under strain you become general. The more someone needs you on Saturday, the more passionately you care about the housing question, and if they insist, you provoke a debate so that you can lose your temper over a principle. Those who love you envy your causes. It’s lonely to be treated without prejudice by someone you’d hoped would be biased.",
      ],
      [
        "paragraph",
        "Tell one person, out loud, something that isn’t true of anyone else: “I’d rather be bored with you than anywhere.” Then don’t generalize. Of all the conventions, the ban on favorites is the one you’ve never tested. People don’t use such a sentence as a leash. They use it as a lamp.",
      ],
    ],
    ask: "Who comes first with you in fact, and would they be surprised to hear it?",
  },
  Pisces: {
    stances: { candor: "both", company: "company" },
    lines: [
      [
        "paragraph",
        "You become what they want, and then you resent them for wanting it. Among skeptics you’re a skeptic, among believers you’re moved, with a lonely person you’re available for life. It’s sincere each time. It also makes sure that no one ever has to be disappointed in you while you’re still on the premises. Being liked must have felt, once, like the price of staying.",
      ],
      [
        "paragraph",
        "The bill comes later, by stealth. You don’t refuse; you forget, you fall ill, you arrive an hour late with a wonderful reason, and the one who counted on you can’t even be angry, because the reason is so touching. That’s lying by omission, with violins. When everything gets too much, you drift off into screens, wine, sleep or someone else’s tragedy, and tell yourself that no one understands you, which is true, since you haven’t let two of them meet the same person. People close to you feel adored and unsure. They’d trade half of your sympathy for one reliable no.",
      ],
      [
        "paragraph",
        "Invite two friends to whom you’ve said opposite things, put them at one table, and open with, “I’ve told each of you what you wanted to hear. Here’s what I think.” Nothing sillier or braver will happen to you this year. You’ve always seen both sides, and for once you’ll see your own.",
      ],
    ],
    ask: "Which two friends of yours would be surprised to compare what you told them?",
  },
};
