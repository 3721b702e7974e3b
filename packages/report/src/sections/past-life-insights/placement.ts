import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Notice whom you call selfish this week. Behind irritation at people who push ahead there is often a wish you’ve refused yourself, because wanting something outright feels to Saturn in Aries almost like stealing it. Ask for one thing directly, then, with no reason attached.",
  Taurus:
    "Watch for the moment when someone else’s ease strikes you as spoiled, because behind that judgment is a fear of not having enough, which Saturn in Taurus answers with thrift, even in good years. Allow yourself one modest comfort the same day. Don’t earn it first.",
  Gemini:
    "What you dread is sounding stupid. So Saturn in Gemini rehearses its lines, stays silent when unsure, and looks down on people who chatter, with more envy in the contempt than it would care to admit. Ask one basic question aloud this week, and see how little anyone minds.",
  Cancer:
    "Saturn in Cancer finds it risky to need anyone, so it cares for others, competently, and gives no sign of wanting the same, until it is lonely among people who owe it a great deal. Ask one friend for practical help this week. Then resist repaying it at once.",
  Leo: "Other people’s showing off annoys you. With Saturn in Leo two fears pull against each other, being ordinary and being looked at, so praise is wanted, then doubted, and a success gets played down until friends stop mentioning it. At the next compliment, say thank you and stop there.",
  Virgo:
    "Disorder frightens you more than it should. Saturn in Virgo watches itself for faults from morning to night, and what it can’t forgive in itself comes out as criticism of others, often over trifles. Write down the harshest sentence you said to yourself today, and read it as if addressed to a friend.",
  Libra:
    "Why not just say it? Objections you swallow tend to return as coolness, lateness or a sharp remark, and people sense a verdict they never heard, because Saturn in Libra is said to treat open disagreement as the end of affection. Most affection survives. State one preference early this week.",
  Scorpio:
    "Saturn in Scorpio is wary of any feeling strong enough to take over, so desire, grief and anger get managed in advance, and people who cry in public seem weak, or oddly enviable. Composure like that is hard for anyone to comfort. Let someone see a disappointment on the day it happens.",
  Sagittarius:
    "What if none of it means anything? Saturn in Sagittarius is said to doubt where others simply believe, and the doubt tends to come out as mockery of anyone with a strong faith, or as relief at a fixed rule. Admit the uncertainty to someone who does believe, and ask how they live with doubts of their own.",
  Capricorn:
    "Failing where people can see it is the fear. Saturn in Capricorn makes achievement a condition of respect, so it works through illness, hides mistakes, and reacts with surprising anger to those who take it easy, because they do what it won’t allow itself. Once this month, try something you’re bad at while others watch.",
  Aquarius:
    "Two fears take turns here. Afraid of being left out, and no less of being just like everyone else, Saturn in Aquarius leaves first, politely, and counts each time it was shut out as proof that it needs nobody. It’s lonely proof. Join something ordinary, follow its rules for two months, and only then judge.",
  Pisces:
    "Helplessness is what Saturn in Pisces fears most, its own above all. So it stays sensible, distrusts tears, and can be strict with anyone who seems vague or needy, because its own strong sympathy has to be kept in check. Set aside an hour for music this week. See what surfaces.",
};
