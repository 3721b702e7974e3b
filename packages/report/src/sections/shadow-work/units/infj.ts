import type { SignUnits } from "../../section-unit.ts";

export const infj: SignUnits = {
  Aries: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Other people’s fights become yours, and you’re still in them after peace is made. A friend tells you on the phone how her sister spoke to her, and within the hour you dislike the sister, clearly and in detail. From inside it’s plain loyalty: somebody should have stood up for her long ago, and you’re good at it, so good that she gets braver just listening to you.",
      ],
      [
        "paragraph",
        "Then they make up. She and the sister spend a weekend at the lake, as sisters do, and you’re the one who can’t sit across from that woman at a birthday. Now your friend has to choose what to tell you. She hasn’t gone over to the enemy; she had a bad day and wanted company in it, and what she got was an ally with a long memory, so the next bad day goes to someone calmer. Exhaustion makes you worse, because a wrong done to somebody else is so much easier to be furious about than the one done to you, and the person who really hurt you hasn’t heard a word of it.",
      ],
      [
        "paragraph",
        "Before you enlist, find out what’s wanted: “Do you want me angry with you, or just here?” And when she forgives, forgive along with her, early as it seems. It was her fight, and the peace is hers too.",
      ],
    ],
    ask: "Whom are you still angry with on behalf of somebody who has long since forgiven them?",
  },
  Taurus: {
    stances: { voice: "withhold", pace: "patience", candor: "peace" },
    lines: [
      [
        "paragraph",
        "You agree, and then you don’t move. Somebody you love wants to try another city, a dog, a second child, and you hear them out and say that it’s worth thinking about. You mean it kindly: an open refusal would hurt them, you hate to watch a face close, and privately you trust that a wish will fade if it’s given time and good weather. Many do. To you it doesn’t feel like a no at all, just waiting until everyone is sure.",
      ],
      [
        "paragraph",
        "Meanwhile they’ve built on your answer. They send listings, and you find each one lovely and not quite right. They bring it up in spring, you’re warm about it, and nothing happens, and it takes them a year or two to see that they’ve been arguing with a hill. They weren’t pushy, having asked a question and been told yes in every way except the one that counts. The harder life presses, the slower and sweeter you get, until the only way to learn what you want is to threaten to leave.",
      ],
      [
        "paragraph",
        "Give them the no while it’s small enough to bear: “I don’t want to move, and I should have said so in spring. Can we talk about what you need from it?” They’ll be upset that evening. An honest no leaves people free. A soft yes can cost them years.",
      ],
    ],
    ask: "Who is still waiting on something you agreed to and never meant to do?",
  },
  Gemini: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You make peace by editing. Two people you love have quarreled, each of them calls you, and you pass along what each one meant, minus the part that would hurt. He called her selfish, and you tell her that he’s been feeling left out, which is honest work, because he has been feeling left out, and you heard it under the insult.",
      ],
      [
        "paragraph",
        "So they leave it to you. He vents over lunch, she writes to you at midnight, and both say that you’re the only one who understands, while neither has picked up the other’s phone since June. Then some evening they do compare notes. She finds out what he really said, he learns that she never quite apologized, and now it’s you they’re angry with, for the handling. They have a point, because two people who speak only through you can’t make up with each other. Tired and squeezed, you begin editing yourself too, one version for him and one for her, until you couldn’t swear which you believe.",
      ],
      [
        "paragraph",
        "Resign from the middle, fondly: “I love you both, and I’m not carrying this one. Call her, and I’ll bring you dinner afterward.” The call will be clumsier than anything you’d have composed, but it’ll be theirs. You can love both sides of a quarrel without being the road between them.",
      ],
    ],
    ask: "Which two people in your life talk mostly through you, and what have you left out along the way?",
  },
  Cancer: {
    stances: { head: "feeling", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You say goodbye too early. Somebody you love is leaving in August for a job across the country, and in May you begin to practice: fewer calls, a cooler voice, other plans for the weekend. It isn’t coldness: you’ve seen the empty chair so clearly that you’re already living beside it, and if you miss them a little now, you believe, there’ll be less to miss all at once.",
      ],
      [
        "paragraph",
        "But they’re still here. They meant to spend the last summer with you, and what they find is someone polite and rather busy, so they conclude that it won’t be hard for you. They’re hurt, with every reason to be; they give their evenings to friends who cry openly, and when the day comes you hug like acquaintances, and you drive home thinking that you felt it coming all along. You did, and you also brought it on. In bad stretches you do this with people who aren’t going anywhere: one late reply, and you’ve begun to get over a marriage that was only tired.",
      ],
      [
        "paragraph",
        "When you notice yourself practicing, say what it’s practice for: “I’m going to miss you terribly, and I’ve been hiding from it. Can I have you this Saturday?” It’ll hurt more in August. There’ll also be a summer to remember, and you know better than anyone what those are worth.",
      ],
    ],
    ask: "Whom did you leave, inside, before they had gone, and what would you have done with the time?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You fall in love with who people could become, and they have to live beside that person. It begins as the best thing that ever happened to them. You recognize the book she should write, the leader he’s too modest to be, and you say so with such certainty that they stand taller, apply, begin. It’s generous, and it’s real, since most of what you see is there.",
      ],
      [
        "paragraph",
        "Then he takes the quiet job near home because he likes it. You say “How wonderful,” and your face falls first, for half a second. He’d been hoping you’d be happy for him, he has thought it over for months and he’s content, and now he knows that he came in second to somebody who doesn’t exist. After that he brings you achievements and keeps the contentment for others, and you feel him hiding and grow more encouraging. Under strain it hardens into disappointment, and you turn regal and distant with people whose whole offense is being satisfied with an ordinary life.",
      ],
      [
        "paragraph",
        "Find out what he’s glad of, and be curious about that: “I’d pictured something else for you, and that was my idea. Tell me what you like about this.” Then let your face catch up, for he’ll be watching it. The people you love should be able to disappoint your hopes without losing you.",
      ],
    ],
    ask: "Who in your life is happy with something you had hoped they’d outgrow, and do they know that you know it?",
  },
  Virgo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When you’ve failed someone, you disappear. You missed her father’s funeral, say, or left her letter lying through the worst of the divorce, and by the time you saw what you’d done, a simple sorry seemed an insult. It had to be the right words. There was a draft, then a better one, and then it was so late that the lateness needed explaining as well. Not for a day have you stopped caring, but you feel that you’ve lost your right to her.",
      ],
      [
        "paragraph",
        "She hardly noticed who was at the church, only that she waved across the garden center and you turned down another aisle. She’s gone over everything she said that spring and can’t find it. So she leaves you in peace, as you apparently prefer, and now two people are avoiding each other, both of them ashamed. To punish yourself, you’ve taken away her friend. In a tired year there are four or five of these, and you take the long way around half the town.",
      ],
      [
        "paragraph",
        "The way back is short and poorly written: “I wasn’t there when your father died. I’ve been ashamed ever since, and I miss you.” Send it without reading it over. Then go to the next thing she asks you to, even if it’s a barbecue, and don’t apologize again once you’re there.",
      ],
    ],
    ask: "Whom have you been avoiding because you let them down, and what do they think the reason is?",
  },
  Libra: {
    stances: { candor: "peace", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "People get to love somebody easier than you. At the start of anything, a romance or a friendship, you feel out what would please, and it’s no lie, because you do enjoy sailing, if that’s what they love, when you’re doing it with them. You like what they like, you want what they had in mind, and every conversation goes beautifully. It’s how you make a person feel welcome, and it also means that you can’t be turned down, since you haven’t been offered.",
      ],
      [
        "paragraph",
        "Two years on you’re lonely next to someone who adores you. You hate the boat, and you want silence on weekends, and a talk about death, and a different bedroom wall, and you’ve begun to hold it against them that they’ve never noticed. How would they? They loved the person they were shown, and when you finally go, gently, with a speech, they ask what on earth they did wrong. They did nothing. Pressure makes you more agreeable still, until you agree to something large, a house, a date, and feel it like a door being locked.",
      ],
      [
        "paragraph",
        "So let one real preference in this week, while things are good: “I’ve been going along with the sailing, and I don’t love it. I do love you. Could Sundays be quiet?” You can’t feel loved for what you’ve never let them meet.",
      ],
    ],
    ask: "Who believes you enjoy something that you only enjoy for their sake, and when did it begin?",
  },
  Scorpio: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Friendship with you has an emergency entrance and no front door. You’re magnificent in disaster, and you go missing when it’s over. The marriage is ending, he’s drinking again, and there you are at midnight in the hospital parking lot, the person everybody should have once in their lives. Eventually they recover. The housewarming, the vacation photos, the new boyfriend who’s simply nice: you send a heart, mean to call, and don’t. No one should be alone with the worst, you feel, and next to that the rest seems like chatter.",
      ],
      [
        "paragraph",
        "So people learn which door is open. They bring you the divorce and take the engagement to somebody who’ll squeal, until one evening you look at your phone and think that they only call when something’s wrong. It’s true, and it hurts, and they’ve done nothing except believe you. When you’re worn out, you even go looking for trouble. A friend says she’s great, you lower your voice to ask how she is really, and now she’s searching a good week for something sad enough to give you.",
      ],
      [
        "paragraph",
        "Be as nosy about joy as you are about grief: “Tell me the good thing. All of it, I’ve got an hour.” And call somebody this month with good news of your own and no problem attached. You stayed for the divorce. Stay for the vacation photos.",
      ],
    ],
    ask: "Whose worst year did you sit through, and what do you know about their life since it got better?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You give people the moral before they’ve had the story. A friend has lost her job, she’s still on the sidewalk with the box, and you’re telling her that this will turn out to be the door she needed. You believe it, and you’ve no other motive for saying it. Pain without a meaning is unbearable to you, so you reach for the meaning the way others reach for a hand, and you bring it to her fast, as you’d bring water.",
      ],
      [
        "paragraph",
        "She wanted it to be awful for a while. Now she has to be brave in front of you on the worst day of her year, so she thanks you, and next time she calls someone less wise, who says “Oh no” and comes over. By the time you hear about her divorce it’s already cheerful, already a lesson, because that’s the form in which you accept bad news. And you do the same to yourself: your own griefs are promoted to growth within the hour, and then on some plain Tuesday, parking the car, you cry and can’t say about what.",
      ],
      [
        "paragraph",
        "Hold the meaning back a month, and meanwhile say the poorest thing you’ve got: “That’s awful, and I’m so sorry. I’ll come and sit with you.” Some days aren’t for anything, and nobody should have to spend them alone.",
      ],
    ],
    ask: "Whom did you comfort with a reason, and what do you know about how they felt the day after?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You take care never to need forgiving, so whoever lives with you does all the needing. Before a sentence leaves you, it’s been checked for anything you’d have to take back. You don’t shout, you don’t forget, and you call when you said you would. It was meant as a shelter. With you, at least, nobody should have to fear a mood or a broken promise, and people do feel safe beside you.",
      ],
      [
        "paragraph",
        "But take a quarrel with someone you love, in the car after a party. He was rude to your friends, he raised his voice, he’d left the tickets at home. You did nothing, and that’s the truth, so you wait, understand, and forgive him, and he goes to bed the difficult one again. It’s lonely to be forgiven every time and never asked to forgive. After some years he goes looking for a fault in you, or he finds that he breathes more easily near somebody who loses her keys. Hard times make you more impeccable still. And you do have wrongs, small cold ones, admitted only to yourself.",
      ],
      [
        "paragraph",
        "Bring him one before he finds it: “I was short with your sister on the phone. I meant to be, and I enjoyed it for about a minute.” Don’t explain it. Let him laugh, or be cross, and let him be the generous one tonight.",
      ],
    ],
    ask: "Who always ends up apologizing to you, and what have you never told them you’re sorry for?",
  },
  Aquarius: {
    stances: { company: "solitude", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You go quiet, and the people who love you hear a verdict. It happens after too much company, or a hurt you can’t name, or for no reason except that there’s no more of you to give out. You stop answering, though it isn’t aimed at anyone; you’ve gone under, the way a swimmer does, and it’s lovely down there and nobody needs a face from you. You’d sooner be absent than be false with them.",
      ],
      [
        "paragraph",
        "On the surface a friend has written on Monday, sent a photo on Thursday, and asked on Sunday whether she’s done something. By the third week she’s decided that she bores you, and she has good grounds, because people do vanish like that from those who bore them. Then you come back, refreshed and fond, with an article about octopuses. After a few of these disappearances she stops waiting at the shore. And in the worst times, when you need her, you stay down longest, until it’s been so long that returning would need an explanation, and so you lose her.",
      ],
      [
        "paragraph",
        "Going under is your right, as long as you leave word: “I’m going quiet for a week or so. It’s not about you, and I’ll call on Sunday.” Keep the Sunday, even if it’s five minutes. Nobody minds waiting for you half as much as they mind not knowing whether to.",
      ],
    ],
    ask: "Who has wondered this year what they’d done to you, when they had done nothing?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Your fears and your insights speak in the same voice, and people act on both. “I just have a bad feeling about him,” you tell a friend, the week she introduces someone new. You’ve been right before, remarkably right, so she doesn’t laugh. From inside there’s no telling them apart: the same shiver, the same certainty, the same wish to get between her and the harm. How could you feel it and keep still?",
      ],
      [
        "paragraph",
        "But sometimes all you felt was that you’d be seeing less of her. She can’t verify that, and you hadn’t noticed. Either she gives him up and always wonders, or she marries him and takes your bad feeling along on the honeymoon, where it wakes whenever he’s late. After that she shows you houses once they’re bought, and who’d blame her? When you’re worn out everything shivers, the trip, the new boss, the noise in the engine, and the people at home hold their breath on your word.",
      ],
      [
        "paragraph",
        "Before you pass a feeling on, ask what you stand to lose if things go well. Then give her that part, too: “I’m uneasy, and some of it is that I’d miss you. Please look for yourself.” Now she has something she can weigh. If you were right about him, she’ll find it out in her own time, with a friend still beside her.",
      ],
    ],
    ask: "Who changed a plan because you had a bad feeling, and what were you afraid of losing?",
  },
};
