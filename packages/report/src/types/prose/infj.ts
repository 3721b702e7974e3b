import type { TypeProse } from "../type-prose.ts";

export const infj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "People meet you mild and find out later. You listen well, ask the second question, and keep your own opinion back, until someone is treated unfairly; then you speak before you have decided to. Aries gives you that speed. You are braver for other people than you are for yourself, and afterward you go over every word, wondering whether you were too harsh.",
      argument: [
        "The two natures disagree about timing. Aries wants to act on an idea the same day; the Advocate wants to know first where it leads and who would be hurt. As a rule you wait until you can’t stand it any longer and then do everything at once, so that people close to you get silence, then intensity, with no warning in between.",
        "The cost is half-finished plans, and apologies for things that were true. This week, if you want something that affects only you, take one step within an hour of thinking of it: draft the message, look up the course. When it affects others, tell them the same day, “I’m annoyed, and I want to think before we talk about it.”",
      ],
    },
    Taurus: {
      thesis:
        "You look like the calmest person at the table, and you are often the one thinking furthest ahead. Taurus makes you steady: you like familiar places, good food and unhurried evenings, and you do what you promised. Underneath, you worry whether a pleasant life is a useful one. You create comfort for other people with real care, and feel slightly guilty when you enjoy it yourself.",
      argument: [
        "Here comfort argues with conscience, and neither raises its voice. Taurus wants to stay with what works: the same home, the same habits, the people who come to you. The Advocate keeps noticing what ought to be better, at work and in the world, and can’t fully rest. Mostly you change nothing and feel uneasy, so you get neither the rest nor the progress.",
        "That can go on for years, with one conversation or one application always waiting. Pick the change you have thought about longest and find its least dramatic first step: an hour, a phone call, a modest sum. Do it this week. Then take one evening off on purpose, and when the guilt arrives, leave it unanswered.",
      ],
    },
    Gemini: {
      thesis:
        "You can talk to anyone about anything, and you’ve noticed that this is an excellent way of not being known. Gemini makes you quick, curious and easy company; you remember what others tell you and ask about it later. Your own worries rarely come up. After an evening out you go over what everyone meant, and see that what you wanted was one long talk with somebody who asked back.",
      argument: [
        "One side of you collects people, and the other wants to know a few of them well. Gemini says yes to the group, the second invitation, the interesting stranger; the Advocate would rather spend two hours with one friend. Usually the group comes first and the friend gets you when you are tired. You talk plenty, tell little, and people assume that you have someone else to confide in.",
        "It costs you the closeness you were looking for, and can leave you lonely in a full week. Turn the order around. See the one friend early, before other plans, and say one thing about yourself that nobody has heard this month. When they ask a question, answer for a whole minute before you ask one back.",
      ],
    },
    Cancer: {
      thesis:
        "You remember how people felt at moments they have forgotten themselves. Cancer makes you protective: you notice who hasn’t eaten, who is upset and who is being left out, and you do something about it without announcing it. Others feel at home with you quickly. Few of them realize how much you would like to be looked after in the same way, without having to ask.",
      argument: [
        "These two sides hardly disagree, and that is the risk. Cancer wants to care for its own people, the Advocate wants to care for anyone in trouble, and no voice in you says that it’s enough. So you say yes twice to every need. By the end of the week you are short-tempered, hoping someone will notice, and hiding it so well that nobody does.",
        "The price is resentment that comes out sideways, in sighs and brief answers, and it puzzles people who thought you were glad to help. Choose one evening a week when you are not available, and tell them in advance. And when someone asks how you are, give two true sentences before you return the question. One of them should contain a wish.",
      ],
    },
    Leo: {
      thesis:
        "You want to be seen more than you would ever admit. Leo gives you warmth and presence: you encourage people, make a shy guest feel welcome, and care about doing things beautifully. Then you step back and let the credit go to someone else. When no one notices, you say that it doesn’t matter, and for a day or two you are a little cooler than usual.",
      argument: [
        "Leo would like the applause; the Advocate thinks it belongs to someone else. You settle it by helping others shine, which is generous, and which you are praised for. You prepare their presentation, you are the first to clap, and you go home flat without quite knowing why. Because modesty has always been rewarded, nobody corrects you.",
        "It costs you recognition that you have earned, and some of your warmth as well, since a person who is never thanked starts to judge those who ask for it. Once this week, let your name be attached to something good. Say “I wrote that,” or “That was my idea.” If you’re complimented, say thank you and stop there, without passing it along to the team.",
      ],
    },
    Virgo: {
      thesis:
        "You see the error, and you also see the person who will be hurt by it. Virgo makes you exact, helpful and slow to be satisfied; you improve things before anyone asks, and hope without saying so that it gets noticed. Praise rarely convinces you for long. An evening can go into a detail nobody will see, and a night into one sentence you wish you had said differently.",
      argument: [
        "One side looks at the whole and the other at the detail. The Advocate sees what a project or a person could become; Virgo sees what is wrong with page two. Together they make you unusually useful. Against each other, they have you correcting minor things while the large one waits, because a correction can be finished tonight.",
        "Mostly you choose the correction, feel competent, and end the month without having started what mattered. You also find fault with yourself at a rate you would never inflict on a friend. Give the large project the first forty minutes of three mornings this week, before any tidying, and allow it to be poor. Afterward, name one thing that was good enough, and leave it as it is.",
      ],
    },
    Libra: {
      thesis:
        "You know what everyone in a discussion wants, and you say what will keep it friendly. Libra makes you tactful, fair and pleasant to be with. Your own view forms early and stays private, so people think you agree when you have only been polite. You are very good at peace. Later, by yourself, you are sometimes annoyed that nobody guessed what you thought.",
      argument: [
        "Both sides want harmony and mean different things by it. For Libra it means that nobody is upset; for the Advocate it means that nobody is pretending. Most real disagreements allow only one of those, and you usually pick the first. You go along with the plan, smooth over the remark, and tell the truth afterward to someone who wasn’t there.",
        "That costs you the experience of being liked by people who know your opinion. It also makes your few refusals seem sudden. Practice on things that hardly matter: this week, name your preference first, three times, before asking what others would like. On one larger matter, say, “I see your point, and I don’t agree.” Then wait. Most people take it better than you expect.",
      ],
    },
    Scorpio: {
      thesis:
        "People tell you things they have told no one else, and you never repeat them. Scorpio adds suspicion and staying power to your insight: you notice what is being avoided, remember it, and wait. You love few people, and those completely. What you find hard is letting any of them know as much about you as you know about them.",
      argument: [
        "On most matters these two natures agree. The Advocate wants to understand people and Scorpio wants to know what they are hiding, so you are difficult to fool, and loyal to those who pass. They split when you get hurt. One says to forgive, because you understand why it happened. The other is preparing to leave.",
        "Usually you do both, so the other person believes that all is well when you are already half gone. It costs you ease: you rarely relax with anyone you have privately doubted. This week, tell one person something you would normally keep, such as a worry or a mistake. And if you have a doubt about someone, put it to them as a question before you treat it as a fact.",
      ],
    },
    Sagittarius: {
      thesis:
        "You want a life that means something, and you keep suspecting that it is happening somewhere else. Sagittarius makes you frank, hopeful and hard to keep in one place; you plan trips, courses and new beginnings with real joy. Then you go silent for days, wondering whether your frankness hurt someone. You need freedom and a few close people, and you tend to miss whichever one you left behind.",
      argument: [
        "Sagittarius says what it thinks and moves on; the Advocate hears afterward how it sounded. One wants more places and people, the other wants to know one person thoroughly. You tend to settle it by distance: you leave for a while, feel guilty, return to make it right, and start planning again. Humanity is easier to love when no one in particular wants your time.",
        "The people who could know you best end up with news instead of company. Fix one weekly meeting with someone near you, at the same hour, and stick to it for six weeks even when a better offer comes. If you have said something blunt, ask the next day, “How did that sound to you?” It saves you a week of wondering.",
      ],
    },
    Capricorn: {
      thesis:
        "You learned early to be the responsible one. Capricorn makes you disciplined, sober and slow to complain; people give you the task because it will get done. Few of them guess that you work this hard for something tender, usually a person or an ideal you seldom mention. You postpone what you most want until you have earned it, and the price of earning it keeps going up.",
      argument: [
        "Ambition and compassion share your calendar. Capricorn wants to finish the list; the Advocate stops for the colleague who is close to tears. You settle it by doing both, which means staying late, and for a long time it works: you are respected, you are trusted, and you help more people than your superiors know. Nobody sees how tired you are, because you look as if you were managing.",
        "It costs you the project you care about most, which never seems urgent enough, and it keeps comfort away, since competent people are rarely asked whether they need any. Book ninety minutes this week for your own project and treat them like an appointment with someone important. Then tell one friend something you are finding hard, before you have solved it.",
      ],
    },
    Aquarius: {
      thesis:
        "You care about people in general and are shy about needing any of them in particular. Aquarius gives you independence, original ideas and a cool head when others are upset. You can explain a social problem with passion and then go silent when a friend asks how you feel. People take you for detached. Usually you’ve noticed everything, and have stepped back in order to think.",
      argument: [
        "Both natures want to improve things and disagree about where to start. Aquarius looks for the rule that is unfair; the Advocate looks at the one person it hurts. In company the idea generally wins: someone brings you a trouble and you explain the system behind it. Later, alone, you think about their face and wish that you had asked one more question.",
        "The cost is that people you love admire your mind and don’t always feel close to you. You lose sleep over them, too, which they never learn. Try the person first and the principle second. When someone brings you a problem this week, ask two questions about them before you say anything general. And tell one friend, in so many words, that you missed them.",
      ],
    },
    Pisces: {
      thesis:
        "You feel what other people feel before they have said it, and it takes you hours to put it down. Pisces makes you imaginative, forgiving and easily tired by noise or conflict. You seem dreamy, or late, or elsewhere. In fact you are often sorting out whose sadness has been with you all day. You want your sensitivity to help someone, and you aren’t always sure how.",
      argument: [
        "These two are close relatives. Both dream, both ache for others, and both withdraw when it gets to be too much. They differ on what comes next. Pisces would rather rest, drift or be absorbed in someone who needs saving; the Advocate wants the feeling to turn into something useful. As a rule you postpone it, feel ashamed, and then overwork on another person’s behalf.",
        "That costs you weeks at a time and leaves your own plans thin. Protect half an hour a day for the thing you keep imagining, before you’ve read messages or heard anyone’s news. When you feel suddenly low, ask what you felt before you met the last person. Often the sadness isn’t yours.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can sit still for a month and then make the one remark that gets everybody up.",
        "Injustice finds you prepared, since you have usually been writing the speech since the last time.",
        "Your faith in a person arrives years before the evidence, and they feel it on their skin.",
      ],
      costs: [
        "You go from patient to blazing with no stop between, and people never hear the warning.",
        "Causes get your best hours, and the people who eat with you get the ash.",
        "What you start in one great night can wait half a year for its second evening.",
      ],
      tensions: [
        {
          between: "See it all or start now",
          text: "Months of observation are generally followed by one afternoon of leaping, so start earlier and more modestly, and the distance will be smaller.",
        },
        {
          between: "Stand behind or step up",
          text: "You’re most useful beside the leader, whom you generally resent by lunchtime. Take over the front for an hour, then return it deliberately.",
        },
        {
          between: "Soft voice or strong wish",
          text: "You want things with extraordinary intensity and request them in a murmur. Raise the murmur before the intensity speaks for you.",
        },
      ],
      practice:
        "On Sunday night write down the one thing you want most this week, and by ten the next morning tell it, in under a minute, to somebody who can help. Do this four weeks running and underline what moved.",
    },
    Earth: {
      gifts: [
        "You see unusually far ahead and can also calculate what the lumber will cost, an uncommon combination.",
        "People rest around you, because what you promised last year is still standing there today.",
        "Your care can be picked up and used: a ramp, a casserole, a page of clear instructions.",
      ],
      costs: [
        "You stay too long with jobs and people, since leaving looks to you like waste.",
        "Your standard is so demanding that excellent work remains in a drawer until nobody needs it anymore.",
        "You show love in chores and then go hungry for a word you never asked for.",
      ],
      tensions: [
        {
          between: "Cathedral or brick",
          text: "The dreamer in you scorns the available bricks, and the mason scorns the dreamer, so finish the smallest true version this season.",
        },
        {
          between: "Loyal or stuck",
          text: "Staying is your virtue, and also your alibi. Once a year, ask whether you would walk in again today, and answer on paper.",
        },
        {
          between: "Body or meaning",
          text: "You can live for weeks inside an idea, ignoring a stiff neck, which ought to be consulted before you commit yourself to anything.",
        },
      ],
      practice:
        "Each evening for two weeks, complete one physical task that takes under fifteen minutes, and look at it for a full minute before moving on. Write down on the last night which one made you proudest.",
    },
    Air: {
      gifts: [
        "You find the wording that two enemies could both sign, and neither sees how you did it.",
        "Your mind takes in nine opinions and comes back with the question nobody had asked.",
        "Strangers leave a conversation with you knowing what they think, often for the first time.",
      ],
      costs: [
        "You understand everyone’s reasons so thoroughly that your own are never entered in the record.",
        "The week fills with bright conversation, and the one slow thought goes without an hour.",
        "When a feeling gets too near you turn it into a topic, and somebody is left holding theirs.",
      ],
      tensions: [
        {
          between: "One thought or nine",
          text: "Curiosity keeps adding windows, and depth wants them shut. Give the mornings to one subject and the afternoons to the crowd.",
        },
        {
          between: "Fair or known",
          text: "Impartiality toward everyone leaves you without a position, so take one over dinner twice a week, on a question that genuinely matters to you.",
        },
        {
          between: "Alone or in touch",
          text: "You long for an empty house and answer every message in it. Silence the telephone first, and discover which desire was genuine.",
        },
      ],
      practice:
        "Pick one opinion you have never said aloud, and tell it to a friend this week in under thirty seconds, without mentioning the other side. Then ask what they think, and listen for two minutes.",
    },
    Water: {
      gifts: [
        "You hear what is underneath the words, and you answer that, so people feel found.",
        "You remember hurts and kindnesses for decades, and use the memory to protect others.",
        "Grief does not frighten you off; you stay in the chair when the sensible people have left.",
      ],
      costs: [
        "You come home wearing everyone’s weather and can no longer tell which of it is yours.",
        "You wait for others to sense your needs, because you would have sensed theirs.",
        "Old injuries remain surprisingly fresh, and a new friend is occasionally charged for an earlier one’s offense.",
      ],
      tensions: [
        {
          between: "Merge or retreat",
          text: "You give people all of yourself until you must vanish to get it back. Leave every visit twenty minutes before you need to.",
        },
        {
          between: "Forgive or remember",
          text: "Your heart pardons immediately and your memory appeals the decision. Say what happened first, and let the pardon wait its turn.",
        },
        {
          between: "Mood or message",
          text: "Some of what you feel is information, and some of it is merely hunger; eat something, then consult the feeling again before acting.",
        },
      ],
      practice:
        "Tonight, list the people whose feelings you are carrying, one name to a line, and beside each write “mine” or “theirs.” For every “theirs,” select one person to leave alone until Thursday.",
    },
  },
  openings: [
    "Two people have been living under your name. One of them you know: the listener who leaves the party early and is still thinking about it at breakfast. The other came with the hour of your birth, has tastes and tempers about which you were never consulted, and now and then completes your sentences. Mostly each waits for the other to leave.",
    "You can do a job you don’t believe in for a year or two, after which your body starts calling in sick without asking permission. These pages are about work that lasts longer than that, about the money that ought to follow and is so regularly waved away, and about the day when you stop being grateful for every seat you’re offered.",
    "The people who call you a mystery seldom ask a second question. Those who do ask usually stay, a few of them for good, and would walk through snow on your behalf. What follows is about letting somebody get as far as the third question, and about the extraordinary thing your face does when they arrive.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives here is no worse than what you exhibit upstairs; mostly it is louder and younger, and it has a far better memory for dates.",
    "Insight has never once done the grocery shopping. You can grasp the pattern of an entire life and forget to eat until three in the afternoon, which is why this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You have always suspected that it is leading somewhere. People like you try the idea out on long car rides and keep it from sensible people. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, has the large thing been trying to get in?",
  ],
  year: {
    "new 1":
      "Change something visible without preparing an explanation for it. You tend to present yourself only when your reasons are in order, and most people never ask for them.",
    "new 2":
      "You’re inclined to charge by what the work took out of you, which is difficult to put on a bill. Decide on a figure today. State it twice this week.",
    "new 3":
      "With the people nearest by, you often skip the small talk and with it the contact. Call a sibling or a neighbor, ask about their week, and offer no interpretation.",
    "new 4":
      "If a corner of your home still reflects somebody else’s taste, rearrange it this week, and expect to feel slightly disloyal before you begin to enjoy it.",
    "new 5":
      "Pleasure has to justify itself before you’ll take part in it. Do one thing purely because it appeals to you, and if it turns out to mean something, find that out afterward.",
    "new 6":
      "Adopt one unimpressive habit, such as eating lunch at the same hour, and keep it for three weeks before adding another, since regularity does more for your health than insight does.",
    "new 7":
      "You understand new people rapidly, and then you deal with your understanding of them. Say early what you are hoping for, and leave the rest of the person unexplained for a few weeks.",
    "new 8":
      "Write on a single page what you owe and what is owed to you, feelings included, which takes an hour and ends a calculation that otherwise runs underneath every conversation.",
    "new 9":
      "When a course or a trip attracts you, you look for its higher purpose before you sign up. Register this week. The purpose usually turns up once you are there.",
    "new 10":
      "Credit makes you uneasy, so you hand it around before anybody can offer you any. The next time someone asks who did the work, say “I did,” and stop there for a moment.",
    "new 11":
      "Join something in which nobody needs your advice, and for the first month give none unless you are asked twice. Do you like people when you aren’t responsible for them?",
    "new 12":
      "Rather than waiting for solitude until you’re exhausted, reserve two evenings ahead of time, give no reason, and treat them as appointments that only an emergency can cancel.",
    "full 1":
      "Being seen clearly is what you long for and also what you guard against. Ask someone you trust how you have seemed lately, and accept the answer without improving on it.",
    "full 2":
      "Charging too little and giving too much will show up in the figures sooner than in your mood. Review three months. Correct one payment in your own favor.",
    "full 3":
      "Some conversations you hold entirely in your head, including the replies. Have one of them aloud, state your half in a minute or less, and let the other person answer independently.",
    "full 4":
      "In a tense household you absorb what everyone feels and call it keeping the peace. Attend to one person only, the one you’ve been avoiding.",
    "full 5":
      "Showing what you have made, or whom you love, can feel to you like boasting. Show it regardless; the embarrassment lasts about an hour, and the pleasure belongs to everybody.",
    "full 6":
      "By the time your body protests, you have usually ignored several polite warnings, so cancel two favors today, without an elaborate explanation, and go to bed while it is still early.",
    "full 7":
      "As a rule you sense the other person’s position before they have stated it. Keep that to yourself, ask what it was like to wait with it, and then state your own.",
    "full 8":
      "You stay calm when painful matters are finally brought up, which leads people to conclude that you were hardly affected. You were. Say so.",
    "full 9":
      "Since the exception to one of your convictions tends to be somebody you like, allow it to change your mind slightly, and admit as much where other people can hear you.",
    "full 10":
      "Unrecognized, you grow silent and draw conclusions. Decide what you want to be known for, express it in two sentences, and send it to someone who has a say in the matter.",
    "full 11":
      "Friends who rely on you have little practice at being relied on. Ask three of them for something definite, with a day attached, and notice who is glad that you asked.",
    "full 12":
      "Not every sadness that reaches you this week began with you. Spend one evening without news, messages or other people’s troubles, and see which feelings remain at the end of it.",
    "eclipse 1":
      "Being considerate is a role as well as a virtue. If you’re outgrowing it, let strangers meet the new version first, as they can’t compare.",
    "eclipse 2":
      "Losing a source of income or approval turns you into a rescuer. Before you do anything, ask what your time is worth without it.",
    "eclipse 3":
      "When you withdraw from a person, you tend to do it without notice. Write the last message simply, and sleep before you send it.",
    "eclipse 4":
      "Giving up a home means giving up who you were there. Keep one object, and let somebody help you with the rest.",
    "eclipse 5":
      "Whatever you loved deserves some grief, even if you saw the end coming. Take a week for it, then do something frivolous.",
    "eclipse 6":
      "If your routine collapses, you’ll be inclined to arrange the next one around everybody else. Begin with your own meals and sleep.",
    "eclipse 7":
      "Because foreseeing a change doesn’t make it hurt less, tell the person that you mind while they are still in a position to answer.",
    "eclipse 8":
      "You tend to inspect a relief until it disappears. Where a debt or a silence has ended, accept that it’s over.",
    "eclipse 9":
      "After losing a belief you look for its replacement immediately. Leave the question open for a month. Read nothing.",
    "eclipse 10":
      "A lost title makes you wonder what you are for. Until that settles, describe yourself by what you do on a good day.",
    "eclipse 11":
      "Having once held a circle together, you needn’t stay at the center of it. Keep up the two friendships that you’d miss.",
    "eclipse 12":
      "Something that you have been looking after in private can be put down now. Do it deliberately, and tell one person that you did.",
    "jupiter soft":
      "Offers come in, and your first instinct is to consider who else would benefit. Accept at least one of them that serves nobody but you; the people who believe in your work like to see you enjoy it.",
    "jupiter hard":
      "With so much goodwill available, every need that you notice begins to look like your responsibility. Settle on a maximum, three people or two projects, and ask a friend to enforce it, since you’ll make exceptions.",
    "saturn soft":
      "Since patient work is rewarded in terms that you respect, with trust, skill and results that last, take on the responsible role, provided that its hours are written down. You stop counting once somebody needs you.",
    "saturn hard":
      "Good intentions and a long view aren’t accepted as evidence for the time being. Finish one modest piece of work and let it be examined; you needn’t earn your place by having no needs of your own.",
    "uranus soft":
      "A chance that you didn’t foresee can unsettle you even when it’s welcome. Agree to a trial of several weeks, with an end date, and let someone practical explain the parts you would rather imagine.",
    "uranus hard":
      "Being surprised offends you a little. Instead of drawing up a replacement plan this week, change one habit of your own choosing, so that something in your life moves because you asked it to.",
    "neptune soft":
      "Imagination and compassion both run strongly now, and without a limit they run together. Give the first of them forty minutes a day and something to show for it, and give the second a closing time.",
    "neptune hard":
      "You respond to what a person could become, and overlook how they behave on ordinary days. Before committing money or devotion, collect facts from two sources, and distrust any decision that feels both noble and foggy.",
    "pluto soft":
      "Something you have avoided can be looked at now, preferably in company. An hour a week with one trusted listener is enough, and what comes to light is often a simple wish to have some influence.",
    "pluto hard":
      "Your way of winning is to understand your opponent so completely that there’s nothing left to oppose. Resist it this time. State a limit, and repeat it without any new reasons. Stay where they can see you.",
    "mercury retrograde":
      "An unclear message invites you to supply the meaning, generally an unhappy one. Ask the sender what was intended, and delay your most eloquent reply.",
    "mercury direct":
      "Send what you drafted, minus its second half. The silence that seemed so expressive to you was taken for having no opinion.",
    "venus retrograde":
      "People from the past improve in your memory, where they say what you would have written for them. Consult your diary before you answer.",
    "venus direct":
      "The difference between what you like and what you merely tolerate is visible again. Stop tolerating one thing, without an announcement.",
    "mars retrograde":
      "Your anger goes inward and returns as a judgment of somebody’s character. Walk fast for ten minutes every day. Postpone the judgment.",
    "mars direct":
      "Before you take up anybody’s defense, spend three mornings on the project of yours that has waited longest. The cause will keep.",
    "ingress jupiter":
      "A more generous year begins in this area. You usually hold opportunities open for other people; take the first one yourself.",
    "ingress saturn":
      "Several years of steady effort lie ahead here. Select the single promise that is worth being tired for, and return two others.",
    "ingress uranus":
      "This part of life will rearrange itself for years, frequently without consulting you. Leave a margin.",
    "ingress neptune":
      "Inspiration shifts over a long period, so that an old devotion turns into habit unnoticed. Ask yourself yearly whether you still mean it.",
    "ingress pluto":
      "What changes here changes slowly, and at the foundations. Decide what you couldn’t live without, and be less protective of the rest.",
    "month 1":
      "List the people whose problems you think about daily, and beside each name write one thing that they are able to do themselves.",
    "month 2":
      "Once a week, state your preference before you’ve heard anybody else’s. Small matters are best for practice, such as dinner or a film.",
    "month 3":
      "Take the oldest idea in your notes, give it ninety uninterrupted minutes, and show the result to someone before you have judged it.",
    "month 4":
      "You guard other people’s confidences as if you had signed for them. Tell one person, kindly, that you can’t keep theirs any longer.",
    "month 5":
      "Invite someone out for no purpose at all, and if the conversation turns into counseling, say so and move on to something trivial.",
    "month 6":
      "Looking back over six months, count the evenings that belonged to you. Reserve several more now, before July has been promised away.",
    "month 7":
      "Spend an afternoon in a place where nobody knows you, and resist the interesting stranger who would like to tell you everything.",
    "month 8":
      "Since annoyance doesn’t improve with storage, mention three minor cases this month, each within the hour, in the tone you’d use for the weather.",
    "month 9":
      "Hand in one thing at eighty percent of your standard, without a note explaining what is missing, and observe whether anyone objects.",
    "month 10":
      "Ask for a fee, a favor and a deadline this month, one of each, and leave off the apology at the end.",
    "month 11":
      "If a teacher or a colleague ever recognized what you were capable of, write to that person in three sentences and say what came of it.",
    "month 12":
      "Decide which gathering you’ll skip before the invitations come in, and spend that evening as you like, accounting for it to nobody.",
  },
};
