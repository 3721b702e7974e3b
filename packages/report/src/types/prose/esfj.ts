import type { TypeProse } from "../type-prose.ts";

export const esfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    risk: "safe",
    head: "feeling",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "When someone is treated badly, you’re there before they’ve found the words. The rude waiter, the unfair boss, the relative who goes too far: you speak up, immediately and warmly, and the person you defend stands a bit taller. ESFJ feels the hurt, Aries acts on it, and hardly anyone you love has to face trouble alone. People call you the kindest person they know, and not someone to cross. In your own affairs, though, you’re astonishingly patient: you smile, you understand, you let it go. All your anger is on someone else’s behalf.",
      argument: [
        "Aries gets angry fast and wants to do something about it. ESFJ wants peace with everyone, and suspects that an angry person is hard to love. You’ve found the one arrangement that satisfies both: you are angry for others. A slight to your friend is an outrage, while the same slight to you was surely not meant that way. It makes you brave and keeps you innocent. But your own grievances don’t dissolve. They slip into the next case you take up, so that you fight a friend’s quarrel with a heat that belongs to yours, and the friend, who only wanted to complain a little, has to calm you down.",
        "The next time you’re indignant for someone, ask whether something like it happened to you lately. If so, leave their case for a day and raise your own: “It bothered me when you did that. I’d like it to stop.” Two sentences, no smile.",
      ],
      year: [
        "A hot face is information. Before you look around for someone to defend, ask what was done or said to you since morning.",
        "Haggle for yourself with the voice you use for a friend. Write the friend’s name on the envelope if it helps.",
        "Some remark from a sibling or neighbor has been rubbing for weeks. Say so in two sentences, without the smile that takes it back.",
        "At home you’re patience itself until the wrong cup breaks. Name the real annoyance on the first evening, while it’s still small.",
        "Let the fun be rough for once: a water fight, a loud song, a race. Heat that’s played out needn’t be argued out.",
        "Claim the break you always insist on for the others. Sit down, eat slowly, and let the phone find someone else.",
        "If you catch yourself fuming over how they treated a waiter, try, “I think this is about you and me.”",
        "Ask for the money or tenderness you’re owed before you plead anyone else’s case. Your own reasons count as reasons.",
        "Courage travels well with you. Join a cause far from home, and let experienced people tell you which fights are worth it.",
        "Complaints on behalf of the team have been heard. Make your own: “This is what I need. When can you tell me?”",
        "No one in your circle gets bullied while you’re there. Ask the person you rescued last what they’d have liked you to do.",
        "Anger you swallowed in spring is still in the body by fall. Shout it in the car, alone, then leave it on the road.",
      ],
    },
    Taurus: {
      thesis:
        "Being looked after by you is a bodily pleasure. There’s enough of everything, it’s warm, it’s on time, and people leave heavier and calmer than they came. ESFJ wants everyone provided for, Taurus does it properly, and those who know you count on it as they count on the week having a Sunday. Help is offered before they ask, and more of it than they’d have dared to want. “Take all the time you need,” you say, and mean it. A few hours later something in you tightens and begins to count. You give until you feel emptied, by people who never asked.",
      argument: [
        "ESFJ can’t see a need without offering. Taurus has a strong sense of what is yours: your hours, your money, your chair. Since refusing would make you feel heartless, you give first and notice the loss afterward, so that what was offered with a glow gets entered later as taken. Naturally, nothing is said. You become a little shorter on the phone, mention how tired you are, remember who helped the last time you needed it. The others sense a bill for something that was presented as a gift, and since they can’t see the amount, they either overpay in thanks or begin to keep away.",
        "This week, attach the end to the offer: “I’d love to help on Saturday, from nine to noon.” At noon, go, whatever is left. And once, when a need appears in front of you, wait to be asked. See whether anyone does.",
      ],
      year: [
        "Buy the soft thing for yourself first, before anyone has been provided for. A person with enough gives more cheerfully.",
        "Put your next offer in hours or dollars before you make it. What you can name, you won’t feel robbed of.",
        "Short on the phone? That tone is a bill. Tell your sister or neighbor, “I can’t on Saturday,” and turn friendly again.",
        "Choose a chair, a shelf and an hour that belong to you alone. Household peace costs less when one plate is yours.",
        "Feasts, massages, long mornings: you know how pleasure is done. Be on the receiving end of one, and don’t get up to stir.",
        "A stiff neck keeps your accounts. When it tightens, drop the third favor on today’s list and go home by the park.",
        "Counting what you did for them comes after a yes you didn’t mean. Take back one such yes, kindly: “I offered more than I had.”",
        "Money shared with others wants plain terms. Agree on who pays what before your good heart has covered the difference.",
        "Go as a guest, to a place where someone else cooks. By the second day your hands will stop looking for the dishes.",
        "List the tasks that were never in your contract, or never anyone’s but yours. Ask for pay, a title, or their return.",
        "Wait to be asked once, and see who asks. Friends enjoy requesting something from you more than finding it done.",
        "Solitude with a good loaf of bread is one of your real talents. Don’t tell anyone you’re free, and you will be.",
      ],
    },
    Gemini: {
      thesis:
        "You keep people connected. Who has moved, who’s expecting, who needs a dentist and who is married to one: you know it all, and within an hour the right two people have each other’s number. ESFJ cares how everyone is, Gemini collects the news and passes it along, and a whole circle stays in touch because of you. An evening in your company is quick, funny and warm. One leaves informed about everyone. Everyone except you, as it turns out, and now and then a little better informed than the others would wish. You stay close to people by telling them about other people.",
      argument: [
        "ESFJ wants closeness. Gemini wants the talk to move, and nothing moves it like news. So you bring people something, and the something is someone: her troubles, his promotion, what the two of them said. It’s told with sympathy, and for a while you and your listener are wonderfully near, bent over a third person’s life. But the nearness is borrowed. Your own worries don’t come up, and your listener does a simple calculation on the way home: what I hear about them, they’ll hear about me. People go on loving their evenings with you. Their real troubles they take to someone duller.",
        "For seven days, say nothing about anyone who isn’t present. When the gap comes, fill it with yourself: “I’ve been worried about something. Do you have a minute?” And when someone confides in you, answer, “This stays with me,” and see that it does.",
      ],
      year: [
        "Introduce yourself with something of your own today. People know whom you know; fewer could name what you’ve been hoping for.",
        "Salaries and prices of others make lively talk and poor advice. Work out your figure without asking five people first.",
        "Here you’re in your element, and one call of yours can end a silence between two people. Pass on only what they asked you to.",
        "When dinner turns into a report on absent friends, ask the table, “And how are we?” Then leave it open for a minute.",
        "Tell the child or the sweetheart a story in which you’re the hero, and the fool. They’ve waited for that one.",
        "Scrolling through everyone’s news leaves the body behind. Put the telephone in another room at nine, and see how you sleep.",
        "Your other half would rather hear one worry of yours than six of your cousin’s. Begin with, “I’ve been a bit scared.”",
        "When someone confides in you, lock it in, and tell the owner months later that it never left you.",
        "Languages come easily to someone so curious about people. Learn one to the point where you can ask a good question.",
        "When superiors test a plan on you, keep it past the weekend. A reputation for silence opens meetings to you.",
        "You know two friends who’d like each other. Invite both, say three sentences, and let them find out the rest.",
        "After a day with no news in or out, you feel empty, then oddly calm. That calm is what you bring to people besides stories.",
      ],
    },
    Cancer: {
      thesis:
        "You know what the people you love will need next week. The scan on Tuesday, the anniversary no one mentions, the dish that reminds them of home: you’ve thought of it, and you arrive with something warm. ESFJ responds to need, Cancer feels it coming, and no one in your care has to be sick or sad alone. They trust your kindness so completely that they’ve stopped looking behind it. That’s unfortunate, because occasionally it covers something. When you’re hurt you get kinder, and wait for someone to notice.",
      argument: [
        "Cancer, wounded, wants to withdraw and be fetched back. ESFJ needs contented faces around the table. You manage both at once: you stay, serve and smile, and withdraw inside the smile, and the offender gets the biggest portion. It’s a message, and a subtle one: see how good I am to you, and guess. But generosity looks so much like forgiveness that hardly anyone can read it, so they eat with relief and think that all is well. Then there are two wounds, one from what they did and one from their not knowing, and the second is deeper.",
        "Name one injury this week before doing anything nice about it: “What you said on the phone stung.” Use an even voice, and for ten minutes afterward bring no food, no coffee and no reassurance. Leave them something to do.",
      ],
      year: [
        "If you hear yourself saying you’re fine in a bright voice, look in the mirror. Tell the first kind person what you saw.",
        "Spending on others goes up when you’re hurt. Check the receipts of a sore week, and keep a little for a comfort of your own.",
        "Put the sting into a message before it turns into soup: “That hurt a bit. I’d like to talk when you have time.”",
        "Everyone at home has the biggest portion. Let them bring you a tray for once, in bed, with the wrong spoon.",
        "Your sense for what delights people is nearly perfect. Tell the one you love what would delight you, down to the flavor.",
        "Cooking for twelve is a symptom. Walk for half an hour first, and ask on the way what was said to you.",
        "Explain your signs in a good hour: “When I go extra sweet, ask me twice.” Partners and rivals alike do better with instructions.",
        "An old wound gets worse from not being known. Pick its author, if it’s safe, and give them the date and the sentence.",
        "Out on the road there’s no one to feed. Let days pass in which you anticipate nothing, and meet your own hunger.",
        "Disappointed by a decision from above? Congratulate the winner in one line, then ask what you’d need for the next round.",
        "Some friend of yours would have come if they’d known. Send for them now, in plain words, before you’ve forgiven them for staying away.",
        "You can let go beautifully when you may cry. Choose the movie, lock the door, and afterward call it by its right name.",
      ],
    },
    Leo: {
      thesis:
        "A celebration needs you. You remember what each person is proud of, say it aloud in front of the others, and choose the present that shows you’ve been listening for a year. ESFJ wants everyone happy, Leo wants it unforgettable, and people go home from your evenings a size larger than they came. You do nothing by halves, least of all kindness. Some cry. Some, after the third surprise, grow a little stiff, thank you twice, and then wait longer than usual before they call again. You give so that they’ll see you, and what they see is a debt.",
      argument: [
        "Leo wants to be treasured, and to have proof of it. ESFJ is convinced that the way to be loved is to do things for people. So whenever you’d like attention you give some, on a scale that can’t be overlooked. It works for an evening. The trouble is proportion: most people can’t match such gestures, and being outdone makes them feel clumsy, then guilty, and at last slightly resentful. They step back in order to breathe, and you notice the distance, take it for a lack of love, and answer with something bigger than last time.",
        "Let someone else be the generous one. Ask for a favor this week that takes an hour: “Would you help me with this? I’d love your company.” Accept it with a simple thank-you and no present afterward. Wait at least a month before you return it.",
      ],
      year: [
        "Go out a little underdressed and see who lights up. It will be a fair number, and they weren’t paid in cake.",
        "Set a ceiling for presents, low enough to make you blush. A card with two true lines under it does the work.",
        "Ring up your brother or a neighbor: “Can I borrow your ladder, and you for an hour?” They’ve been longing for a turn.",
        "The house needn’t be a festival to be worth coming home to. Serve bread and cheese, and sit down while it’s warm in there.",
        "Joy is your craft, and a child’s birthday or a date in your hands is unforgettable. Make one more, and leave out the third surprise.",
        "Ordinary days deserve part of your radiance for yourself: good soap, real lunch, music on the way. No one has to see.",
        "When someone’s gift to you is modest, look at the hands that give it. Say what you like about it, and stop there.",
        "Being in someone’s debt won’t kill the friendship. Accept a loan or a shoulder, say “I needed that,” and pay nothing back by Friday.",
        "Enroll where no one knows how much you can do. In the back row, you’re liked for your laugh.",
        "Before the next brilliant effort, say what you hope it leads to. Bosses can grant a wish they’ve heard.",
        "A group that always applauds you would like to know you. Turn up with no plan and no bottle, and stay to wash up.",
        "Three evenings with no host in the house, you included. The love you fear losing is still there on the fourth.",
      ],
    },
    Virgo: {
      thesis:
        "Things go right when you’ve looked them over. The missing button, the incorrect dose, the appointment that clashes with another: you notice and correct it before anyone is embarrassed. ESFJ cares how a person is, Virgo sees exactly what would make it better, and together they spare your people a hundred misfortunes for which few can thank you, since they never happen. Your attention is affection, every bit of it. It just doesn’t invariably sound that way. Your love arrives as a correction, and people only receive the correction.",
      argument: [
        "ESFJ wants to make someone happy. Virgo can’t see what is good without also seeing what is off. You reconcile the two by improving those you love: you mention the collar, the tone of the email, the second helping. Each remark comes from having looked closely, as one looks at something precious. What reaches the others is a running count of their mistakes, so that they know you’d do anything for them, and know as well that something about them will be noted before they’ve put down their bag. So they tell you about a plan when it’s too late to change it, and you feel shut out, when all you wanted was to help.",
        "When you see a flaw in someone this week, say what you felt just before you saw it: “I’m glad you’re home,” or “I love watching you do that.” Leave out the rest.",
      ],
      year: [
        "Look at yourself as you look at a child before school, and stop one glance earlier. The collar is fine.",
        "Checking everyone’s bills is a kindness with no pay slip. Do your own first, and raise the price you’ve been too careful to raise.",
        "Read your message again, and take out the word “should.” What is left usually says that you care.",
        "When someone comes through the door, let their bag touch the floor before any remark. “I’m glad it’s you” fills the gap.",
        "Lovers and children bloom under an eye like yours once it names what’s right. Tell them three things, each one exact.",
        "Here your care does pure good. Fix the meal plan, the shoes, the pillow, and let your own body be the first patient.",
        "An open quarrel needs your worry more than your evidence. Try, “I was frightened,” in place of the list.",
        "Cleaning at night is often grief or fear in rubber gloves. Put down the cloth and tell someone what you’re picturing.",
        "Leave the itinerary half done. A missed train has never hurt anyone you love as much as your face at the platform.",
        "The errors you caught this year make a fine page. Hand it to the person who decides, and ask that it be part of the job.",
        "Friends hide their foolish plans from you. Answer the next one with, “Tell me more,” twice, before any danger comes to your lips.",
        "Stand down from guard duty for one full day. Tell someone trustworthy, “You watch,” and close your eyes in the afternoon.",
      ],
    },
    Libra: {
      thesis:
        "You can bring people to one table who had sworn never to meet again. You know what each needs in order to stay, find the words that let them off, and arrange the seats, the subject and the dessert so that the evening goes better than anyone feared. ESFJ wants it loving, Libra wants it fair, and more than one friendship owes you its second life. Each side leaves sure that you understood. Both are right, and eventually they compare impressions. Everyone thinks you agree with them, and no one feels chosen.",
      argument: [
        "Libra would prefer to stand above a quarrel. ESFJ is too fond of people for that, since a friend in pain wants someone on their side. Your way out is to be on everyone’s. On Monday you tell one of them that you completely see it; on Tuesday you tell the other. It’s sincere both times. But agreement given to all is worth little to each. When it matters, in the divorce, at the vote, after the insult, they look to you for something that would cost you, and what they get is a warm and balanced message. They don’t reproach you, but they gradually stop counting on you.",
        "Take a side this week in something important to a friend, and tell the other party yourself: “I think she’s right about this, and I still want to see you on Friday.” It’s two minutes of dread. Then keep Friday.",
      ],
      year: [
        "Wear, say and order what pleases no one but you, for a single day. It makes your later agreement worth having.",
        "When two people want your money or your time, decide by your own need. Splitting it in half leaves three of you short.",
        "If a message asks whose side you’re on, don’t send a fair paragraph. Send “Yours, on this one,” or the other name.",
        "Relatives compare notes. Tell each of them the same inconvenient thing, on the same day, and dinner gets quieter and safer.",
        "Tell someone they’re your favorite. For a heart that seats forty so well, it’s a delicious kind of injustice.",
        "Aching shoulders carry other people’s quarrels. Return one to its owners: “You two talk. I’m going swimming.”",
        "Defend your partner or closest ally in public, briefly, while it costs you something. The explanation can stay in the car.",
        "Behind your kindness is an opinion about that inheritance, that loan, that affair. Tell it to the person it concerns, gently and once.",
        "Visit people who argue at meals and still pass the bread. After a week, a raised voice sounds less like the end.",
        "Speak second in the meeting, with a position. Leaders are chosen among those whom someone can disagree with.",
        "When a quarrel in your circle needs a host, you’re the best there is. Bring them together, then leave the verdict to them.",
        "Draft the unfair speech in private, with all its splendor. Underline one sentence that is simply true, and keep it for use.",
      ],
    },
    Scorpio: {
      thesis:
        "When the worst has happened, you come. Others send a message; you arrive with a bag packed for three nights, and neither debts nor scandal nor someone crying on the floor will make you look away. ESFJ takes people in, Scorpio deserts no one who has been let in, and the few you call yours can rely on you to the end of the world. They know it, and they’re grateful. Occasionally one of them has good news, a new friend, a therapist, a love, and notices that your smile is late. You give people everything except permission to need someone else.",
      argument: [
        "ESFJ opens its arms to nearly everyone. Scorpio loves a few, and wants all of them. So your kindness is wide, and inside it is a circle with a rule that no one was told: I’d do anything for you, therefore I come first. While someone is in trouble the rule is easy to keep. When they recover, they look around. They confide in a colleague or take another person’s advice, and you feel it in the chest like a theft. You don’t complain. You become a degree cooler, a bit more useful, and you bring up what you did. That makes them guilty, and people slip away from guilt.",
        "When someone you love mentions a person who’s good for them this week, say, “I’m glad you have them. Tell me more.” Ask two further questions. Write down afterward how it really felt, so that no one has to pay for it by Friday.",
      ],
      year: [
        "The weight beneath your ribs arrives when someone else is praised. Stand up, breathe out, and do one thing for your own body.",
        "Devotion has no price, so people forget it has costs. Send the invoice, and be loyal in addition.",
        "They mention a new friend. Ask for the friend’s name and one good story, and let your voice stay warm to the end.",
        "Family sides were drawn up long ago, by you among others. Have tea with someone across the line, and report it to no one.",
        "Love with the door open is a new game for you. Spend an evening with your favorite person’s favorite people.",
        "Favors no one asked for tire you more than work does. Skip today’s, and use the hour on your own sleep.",
        "Say it before it cools: “I’m jealous, and I’d like to hear that I’m not being traded in.”",
        "When it’s grave, no one comes as you come. Stay with them through the night, and in the morning accept breakfast from a third person.",
        "A trip taken without your closest one tells you who you are outside the circle. Send a card halfway, not every day.",
        "Your work for one chief is invisible to the rest. Tell someone on another floor, “Let me show you something I made.”",
        "Count the people who’d come for you, instead of the order in which they wrote. The number is larger than your list of tests.",
        "Forgive someone for having recovered without you. It can be done alone, with a photograph, and doesn’t have to be announced.",
      ],
    },
    Sagittarius: {
      thesis:
        "Life gets larger around you. A trip you propose has a place for the nervous ones and food for the hungry ones, and it all sounds so funny that people who never go anywhere come along. Sagittarius wants the open road, ESFJ wants no one left at home, and friends owe some of their best days to that mixture. To them you seem the freest person they know. Yet your own bigger wishes have a strange way of being mentioned, laughed about and put away again. You wait for everyone’s blessing to do what you already know you want.",
      argument: [
        "Sagittarius wants to go. ESFJ wants everyone to be happy about it. So you bring it up lightly, over dinner, and watch the faces: the course in another city, the months abroad, the change of jobs, leaving the choir. One doubtful look is enough. “It was only an idea,” you say, and pass the salad. No one forbade it. They merely needed a minute to get used to it, and within that minute you had withdrawn, so they never learn what they cost you. You know, and it comes out later as restlessness, as an edge in your voice, as advice to the young to leave while they can.",
        "Announce one thing this week that is already decided, with a date: “I’m going away for three days in October. I’d love you to be happy for me, and I’m going in any case.” When the doubtful look comes, stay at the table and let it be.",
      ],
      year: [
        "Sign up before you mention it. Once the shoes are by the door, doubtful looks have less to work with.",
        "Open an account for the wish you laugh about, and pay in on the first. By the time anyone frowns, it’s half funded.",
        "Catch the little “only kidding” at the end of your sentence. Send the message again without it.",
        "Tell the household a date and a destination, and then peel potatoes while they get used to it. They need about an hour.",
        "You make joy portable: games in the car, songs on the stairs. Give one free afternoon to an adventure that only you picked.",
        "Restless legs at night are an opinion. Walk an hour in the direction you’d move to, and notice how you feel at the turn.",
        "Ask straight out, “Would you be glad for me?” If the answer is slow, stay loving, and keep your ticket.",
        "A sacrifice no one requested earns a strange interest. Tell the person you stayed for what you gave up, before it’s charged to them.",
        "This is your country. Book the longer stay or the harder course, and invite the nervous ones for a weekend of it.",
        "Put the application in writing before you’ve seen a single face. A frown in the corridor is usually about someone’s lunch.",
        "In your group, the serious sentence comes dressed as a joke. Say it bare, and count how many had been thinking it.",
        "When the house is asleep, read the brochure to the last page. If your heart beats faster, that was the blessing.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the one who comes. The birthday, the hospital visit, the move in the rain: you said you’d be there, and you are, on time and with what was needed. ESFJ knows what people hope for, Capricorn sees to it that it gets done, and families, clubs and offices stay whole because of you. No one has to wonder whether you’ll remember. What they do wonder about, and wouldn’t say aloud, is something else. They’ve seldom seen you come unasked, or for no reason. You never miss a duty to anyone, so they can’t tell love from duty.",
      argument: [
        "ESFJ loves people and wants them to feel it. Capricorn mistrusts feelings, which come and go, and relies on what is kept. So you turn affection into obligations and then meet every one. It’s a solid way to love, with one defect: from outside, an obligation met gladly looks exactly like one met with clenched teeth, and eventually you aren’t sure yourself which it was. You call a relative on Sunday because it’s Sunday, and they’re pleased, and a bit formal. On your own bad day people are correct in return: they send the right flowers and don’t stay, since that is how things are done between you.",
        "Do one thing this week that no calendar suggests. Call someone on a Tuesday, bring nothing, and say, “No reason. I just wanted to hear your voice.” Skip one duty that is purely for form, and see who minds.",
      ],
      year: [
        "Do something unnecessary with your face: laugh too long, wear the bright scarf. People approach more easily when nothing is due.",
        "Pay for an hour of help with a duty you dislike. Use it for nothing that belongs on a list.",
        "On a day that isn’t the usual day, phone someone and begin, “No reason.” They’ll be surprised, then they’ll sit down to talk.",
        "Home runs on your word, and everyone rests on that. Add one evening without a purpose, and ask what they’d like to do with you.",
        "Play has no minutes to take. Join the game late, cheat a little, and stay after you’ve lost.",
        "Strike out the duty that exists for form alone, and watch whether anyone notices. Most weeks hold at least two.",
        "“Do you like me?” deserves more than a list of services. Say what you like, from the laugh to the way they drive.",
        "Teeth clenched while helping? Tell the person, “I’d rather come next week, when I want to.” Trust survives that very well.",
        "Go somewhere out of pure curiosity, with no aunt to visit. Write home about the thing that made you laugh.",
        "What you’ve kept going for years deserves a list. Add the one thing they can’t guess: which post you’d like.",
        "Friends send you correct flowers because you send correct flowers. Turn up muddy, with a story in which you look foolish.",
        "Cancel an appointment with honest regret and no substitute. In the free hour, find out whom you miss, and let that decide tomorrow.",
      ],
    },
    Aquarius: {
      thesis:
        "Around you, no one is an outsider. You greet the cleaner like the chair of the board, find something to like in the neighbor everyone avoids, and get a whole street to agree without anyone feeling pushed. ESFJ takes care of people, Aquarius believes that all of them count the same, and the result is a warmth that asks for no ticket. Communities get built by people like you. Those closest to you are proud of it. They also stand in line with the rest. You treat everyone like family, and your family like everyone.",
      argument: [
        "ESFJ loves in particular: this person, that birthday, that favorite cake. Aquarius finds it unfair to prefer. You’ve settled it by giving everyone the particular treatment. The newcomer gets an hour of your full attention, and so does a parent, a child, or the person who shares your bed, provided it’s their turn. No one is neglected. But to those who get it daily, love is partly a matter of being preferred: the last piece, the canceled meeting, the glance across a crowd. Complaining is impossible, since you’re so good to so many, and yet they find it hard to be sure that it’s them you love, and not people in general.",
        "Be unfair once this week, visibly. Decline something worthy and give the reason: “I can’t come. I promised that evening to one person.” Let that person know what you gave up. The guilt is real, and the others will manage.",
      ],
      year: [
        "Keep an hour of charm back from the street, the store and the stairwell. Bring it home unspent.",
        "Donate less widely for a while, and give one near person something extravagant. It won’t be fair, and they’ll keep it all their lives.",
        "Big news goes first to one, by voice, and to the mailing list a day later. Anyone who was first will remember it.",
        "Turn down something worthy, and tell your family why: “I wanted to be here with you in particular.” Then actually sit down.",
        "A private joke is a small, lovely exclusion. Invent one with a child or a sweetheart, and refuse to explain it to the others.",
        "Another committee won’t lift the flat feeling after supper. Try an early night, a walk with one person, and a shorter list.",
        "If they’re jealous of your many people, don’t defend the many. Say, “You come before them,” and prove it by Thursday.",
        "Admit to someone who could hurt you that they could. After that, trust has an address, and you sleep at it.",
        "Few travelers make friends as fast as you. Introduce the people you came with before you adopt the whole inn.",
        "Use the word “I” about something that went well, in front of someone who decides. The team won’t lose anything by it.",
        "Groups come alive in your hands, and the shy get a chair. Enjoy it fully, and leave with the person you arrived with.",
        "With no new face to be kind to, you meet the three you’d miss. Write them down, and rest from all the rest.",
      ],
    },
    Pisces: {
      thesis:
        "Unhappy people find you. They sit down beside you, say that they’re fine, and ten minutes later they are telling you everything, because Pisces has felt it already and ESFJ has made them comfortable. Without asking whose fault it was, you listen, find a blanket or a telephone number, and stay until it’s bearable. They seldom forget it. Curiously, though, many of those you helped through the worst have drifted off since they got better, fondly and without a quarrel. You know how to love people who are suffering, and lose them when they’re happy.",
      argument: [
        "ESFJ wants to be close and useful. Pisces is drawn to whatever hurts. Where the two meet, in someone’s misery, you’re completely at home: you know what to do, you’re needed, and no one wonders what you are doing there. Trouble is your invitation. When the trouble ends, so does your certainty. With a cheerful friend you feel like a nurse at a dance, so you ask about the knee, the ex, the old worry, a bit too tenderly. They sense that you remember them at their weakest and were closest to them then, so they thank you, sincerely, and take their good years to people who didn’t see the bad one.",
        "Visit someone this week who’s doing well. Fix nothing, and ask only about what they enjoy: “Tell me the best part.” Before you leave, mention something you’d like from life yourself.",
      ],
      year: [
        "Your own good mood counts as news. Put on the bright shirt, and tell the first person who asks that you’re happy.",
        "Sad stories loosen your wallet. Keep one sum that only a pleasure is allowed to touch, and spend it with someone who is thriving.",
        "Write to someone you haven’t heard from since they got well: “What’s the best thing that happened lately?”",
        "Bad moods at home seem to bring you nearer. Come nearer to the singing one for a change, and join in.",
        "Dance, flirt, play the clown; you’re wonderful company where nothing hurts. Stay until the band packs up.",
        "A headache you don’t mention is still a headache. Lie down before the next visitor, and put a time on the door.",
        "When your partner or colleague succeeds, be the first to open the bottle. Ask for the whole story, with the boastful parts.",
        "Near grief you know every step, and people thank you for it years later. Let someone hold your hand there, too.",
        "Go on a holiday with the healthy. If you feel useless on the beach, congratulations: that’s what the others call rest.",
        "Ask to lead the thing that works now. After the storm you know the crew better than anyone they could bring in.",
        "Cheerful friends aren’t shutting you out; they think you’re busy with sorrow. Tell them, “I’d love to come to something fun.”",
        "When a rescue is over, you tend to hover. Say goodbye to the trouble, keep the person, and sleep late on Sunday.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can turn a hall full of strangers into a team before the coffee has stopped dripping.",
        "Your praise is loud, exact and public, and people live up to it for years.",
        "When others hesitate at the edge of a cause or a dance floor, you are already waving them on.",
      ],
      costs: [
        "You give in order to be noticed giving, and a missing thank-you can spoil a month.",
        "Disagreement sounds to you like desertion, so the candid ones drift off and the admirers remain.",
        "You exhaust your friends’ energy along with your own, and then complain that the tired ones are dull.",
      ],
      tensions: [
        {
          between: "Everyone’s wish or yours",
          text: "You ask the crowd what it wants, then bend it toward what you want. Announcing yours first would save everyone the detour.",
        },
        {
          between: "Peace or pride",
          text: "You’d smooth over practically anything except a slight, so the moment your neck becomes hot, name the slight before you attempt any smoothing.",
        },
        {
          between: "Big start or fifth week",
          text: "Openings are your glory, and ordinary weeks go unloved, so arrange a pleasure for the dull ones in advance.",
        },
      ],
      practice:
        "On three evenings this week, do something useful for a person who can’t find out it was you, and tell no one. On the fourth, ask one friend directly for a compliment, and answer it only with “Thank you.”",
    },
    Earth: {
      gifts: [
        "You know what a body needs before it complains, and the remedy is already in your bag.",
        "Everything you arrange takes place, on time, with enough seats and a ramp at the side entrance.",
        "Traditions survive because you maintain them, and lonely people set their year by your holidays.",
      ],
      costs: [
        "Your way of doing things becomes the only way, and eventually others stop offering a hand.",
        "You look after the furniture of love so conscientiously that there’s never any time for sitting on it.",
        "What looks odd to your relatives rarely gets tried, however much you would enjoy it.",
      ],
      tensions: [
        {
          between: "Open house or clean house",
          text: "You want everyone in and nothing disturbed. Decide beforehand which it is tonight, and let the other rest.",
        },
        {
          between: "Serving or sitting",
          text: "Your hands are comfortable only when busy. Sit through one meal a week without rising, regardless of what runs out.",
        },
        {
          between: "Loyal or alive",
          text: "The old arrangement is comfortable and a little dead. Replace one ingredient each season, and preserve the rest.",
        },
      ],
      practice:
        "Pick one chore you always do and someone who does it worse, and hand it over for two weeks without a word of guidance. Whenever you itch to fix it, go outdoors for five minutes instead.",
    },
    Air: {
      gifts: [
        "Between any two people you can identify a third who’d be helpful to both, and you already have the number.",
        "You present each side so pleasantly that enemies end up sharing the parking.",
        "Your memory for who said what, and to whom, saves groups from their own misunderstandings.",
      ],
      costs: [
        "You collect judgments until yours is an average, and an average convinces nobody.",
        "What was told to you in tears has sometimes been told on by you in concern.",
        "There is always someone on the line, so that a thought of more than a minute is invariably interrupted.",
      ],
      tensions: [
        {
          between: "Tradition or curiosity",
          text: "You defend how it’s done and itch to ask why. Ask first, because the defending can wait until you’ve heard the explanation.",
        },
        {
          between: "Loyal or fair",
          text: "Your heart has already chosen its team, whereas your head would be interested in interviewing the other one; announce which of the two is speaking.",
        },
        {
          between: "Nice or exact",
          text: "You blur an opinion until it can’t possibly offend anyone. Include one accurate criticism in every compliment, and leave it there.",
        },
      ],
      practice:
        "Each evening this week write down one question about how something works, nothing to do with anyone you know, and spend ten minutes on it by yourself. On the seventh evening tell one person the best answer you found.",
    },
    Water: {
      gifts: [
        "You sense who is being left out while they’re still deciding whether to mind.",
        "In sorrow you know the words, the dish and the right moment to go home.",
        "People continue to belong after divorces, quarrels and death, because you are the one who keeps their place.",
      ],
      costs: [
        "You hear an accusation in a merely tired tone, and apologize people into the very anger you feared.",
        "You wait to be offered what you’ve never requested, and keep the disappointment refrigerated.",
        "Being needed is so sweet to you that you can overlook who is doing the needing.",
      ],
      tensions: [
        {
          between: "Cheering up or feeling it",
          text: "You brighten the atmosphere before you’ve determined whose unhappiness it is. Let an unhappy minute come to its natural end first.",
        },
        {
          between: "Forgiving or remembering",
          text: "You’re reconciled immediately and preserve the offending sentence permanently. Repeat it to its owner once, and after that consider it settled.",
        },
        {
          between: "Crowd or cove",
          text: "You long for everyone and afterward for nobody, so enter the solitary evening in the calendar before you accept the crowded one.",
        },
      ],
      practice:
        "Each morning for ten days, before you speak to anyone, write one sentence that begins “I feel” and another that begins “I’d like,” and by noon ask someone for whatever the second of them says, in exactly those words.",
    },
  },
  openings: [
    "Anyone who has met you twice thinks they know you, and what they know is accurate: the greeting, the names, the hand on the elbow, the plate that comes back full. Considerably less is known about the other party, who came into the world with your birthday, holds views of its own, and has been waiting politely for the guests to leave.",
    "No payroll has a line for what you do all day, although half of the place runs on it. They know it too, which is why there’s a card with forty signatures whenever you take a week off, and no improvement in your salary. These pages are about work that deserves you, and what it costs to be so easy to have around.",
    "You love out loud and by hand, with calls, rides, birthdays, a sweater in the right size, and nobody near you has ever doubted that they were looked after. Whether anyone looks after you is a subject from which you steer with considerable skill. In this part it gets brought up again, by people who have been waiting for a gap.",
    "Under the welcome mat there’s a key, and under the key there’s a cellar that isn’t included in the tour. It contains the answers you never made and the appreciation you never received, arranged by year. Come down for an hour. Nothing here is as bad as its smell, and a surprising amount can go straight out to the curb.",
    "You know what every member of the household ought to eat, and what have you had today? Half a muffin and someone’s crusts. Since here come the ordinary hours, with their sleep, backs, lessons, glue, and a stone or two on the windowsill, imagine that you’re the one who is coming to visit, and get ready accordingly.",
    "What is it all for, the lists, the visits, the thousand small considerate things? You’ve seldom had an opportunity to ask, since someone was always at the gate, and now nobody is. Take your apron off for these last pages, which are about your convictions, what you will leave, and how to be one of the people you are so good to.",
  ],
  year: {
    "new 1":
      "In front of the mirror you tend to see what others are going to see, and dress for the guests, a courtesy that leaves your own taste a little out of practice, though now it gets a hearing. What would you wear for nobody?",
    "new 2":
      "Money, in your hands, likes to leave as a present, off to birthdays, teachers and other people’s bus fare, because giving is how you feel rich, yet new arrangements come easily at present, with room for something in your name.",
    "new 3":
      "News travels through you because you remember the name of the dog and the date of the surgery. It makes you the switchboard of any street you live on, and just now some callers would gladly inquire about you, were the line ever free.",
    "new 4":
      "Since a home, to you, is ready when anyone at all could walk in, a good share of it belongs to the visitor, and while beginnings go well there now, a corner where nobody is offered anything would be a lovely novelty.",
    "new 5":
      "Joy is best shared, you feel, so you’ll watch an entire movie sideways to see whether they like it, which is generous and costs you a good deal of plot, and delight comes easily at the moment. For once, no majority is required.",
    "new 6":
      "Your days are arranged around what others need, with your own needs piled on top like coats on the bed at a party. Habits take hold more readily now. Those with a companion last longest, since you’ve never yet stood up a friend.",
    "new 7":
      "With someone close you read a face before a word is said, and adjust, which keeps things sweet but leaves the other person guessing what you’d have liked, even at present, when terms are easy to talk over. Yours would be useful information.",
    "new 8":
      "Sickrooms and funerals you manage with grace, while your own money, desires and old hurts stay behind a decorative screen, for fear that naming a thing would spoil the evening, which is sturdier than you think. Just now, especially so.",
    "new 9":
      "Far places appeal to you mainly for the people you’d go with, and ideas for the ones who believe them. There’s nothing wrong with that, although a question of your own has more room at present than it generally gets at dinner.",
    "new 10":
      "Appreciation is fuel to you, as real as wages, and because work that runs on silence wears you thin however well it pays, a new title tells you less than who would say “well done” there. And about what?",
    "new 11":
      "Groups form around you the way a party collects in the kitchen, and you’re refilling glasses before you know whether you like them. Unfamiliar company is easily found now, and by coming once as a guest you’d learn who crosses the floor to you.",
    "new 12":
      "Alone, with no one to look after, you feel faintly unemployed, and since rest never says thank you, it slides to the bottom of the list, somewhere below the neighbor’s plants. At present, solitude beats its reputation.",
    "full 1":
      "Everyone knows you as the one who copes, and you do it so well that few look behind it, but a bit more shows now, and being seen tired or cross costs less affection than you imagine. Others get their turn at kindness.",
    "full 2":
      "Generosity is a real pleasure to you, and now and then it’s also a way to pay in advance for being liked. The accounts make that easier to see at such a time. What was the last large gift supposed to bring back?",
    "full 3":
      "You pass on what people tell you because you care how they are, and since caring has a way of becoming news, a story that has got loose is easily caught at this point with a brief apology. Long ones need comforting afterward.",
    "full 4":
      "A family, by your measure, is whoever comes to the table, so one absence can spoil the whole roast, and what has been kept smooth at home shows now, wrinkles and silences alike, some of which are not about you. You’ll check anyway.",
    "full 5":
      "Someone has to clap, and you have been clapping since you could sit up. At moments like this your own number gets noticed: the cake, the costume, the love you put on show. How long can you keep a compliment before handing it back?",
    "full 6":
      "Half of what you do in a day was never requested, which is the beauty of it and also the trouble, and as the total comes into view now, often around the shoulders, some would clearly go unmissed. That’s restful, and slightly insulting.",
    "full 7":
      "When two people want different things, you want it to be over, so peace comes quickly then, with a bill to follow, whereas a difference that shows itself now can stay in the room awhile, like a visiting cat.",
    "full 8":
      "Because you can’t stand by while anyone hurts, comfort is your reflex, and it sometimes closes a conversation that had further to go, but as painful subjects come up more readily, a hand on the arm helps. So does leaving the pause alone.",
    "full 9":
      "Beliefs came to you along with people: a grandmother, a choir, a teacher with chalk on her sleeve. So a change of view feels like someone getting up from the table. At present differences show, and disagreeing through dessert is a talent you have.",
    "full 10":
      "A job well done feels unfinished to you until someone has mentioned it, and when the work is on display, faults and all, one cool remark can drown out a whole roomful of thanks. Those were evidence too, better witnessed.",
    "full 11":
      "For your friends you telephone first, organize first and forgive first, out of love, and partly so as not to learn what would happen otherwise, and now that each person’s effort shows, some shy ones have merely awaited a gap.",
    "full 12":
      "Good cheer is your favorite hiding place, and it fools you first, since behind it, and nearer the surface at present, there’s often a duty you’re ashamed of disliking, and resentment, when caught early, is only a request. With bad manners.",
    "eclipse 1":
      "Coping is a part you were given early and have played to full seats ever since, and if it’s wearing out, people can tolerate that better than you suppose, beginning with a friendly “not today.”",
    "eclipse 2":
      "When money changes, your first thought goes to what the guests will notice. Nobody looks as closely at your table as you do. Real figures are often less alarming than the upkeep of appearances.",
    "eclipse 3":
      "A friend who falls silent sounds to you like a friend accusing you of something, when mostly it’s a full calendar across town, and one affectionate attempt is plenty. The remainder is theirs.",
    "eclipse 4":
      "Change at home makes you everyone’s comforter, and since you comfort beautifully, it lets you skip your own turn, so whatever you are going to miss deserves to be said aloud, ideally before the lasagna.",
    "eclipse 5":
      "After something delightful ends, you hurry off to whoever is sadder, since disappointment on your own account feels like bad manners, when it’s a perfectly respectable guest, entitled to conversation and a second helping.",
    "eclipse 6":
      "Free hours make you nervous, because nobody is grateful for them, and so, should a chore or a position fall away, the gap fills fast unless you’ve already thought of something pleasant to put there.",
    "eclipse 7":
      "Trouble in a close bond sends you around to half a dozen sympathetic friends for advice, so that the person it concerns hears last, even now, as things shift between you. Reversed, that order works better.",
    "eclipse 8":
      "In public you forgive immediately; in private an old injury can go on getting its supper for years. Letting it go rewards nobody, and simply leaves you with one less mouth to feed.",
    "eclipse 9":
      "Leaving a belief feels like leaving the people who taught it, though on the whole they’d sooner keep you than the argument, and a certainty that goes now can be thanked on its way out.",
    "eclipse 10":
      "Without a role, you’re like a hostess in someone else’s kitchen, unsure where the cups are. If one ends, the urge is to grab the nearest apron. Bare hands take some getting used to.",
    "eclipse 11":
      "You have long been the glue in your circle, and glue gets no credit until the chair breaks. When a group changes, some attachments last without any pressing, and those are valuable to know about.",
    "eclipse 12":
      "Worrying is how you sit up with people who are asleep elsewhere, since it feels like keeping them company. If an old anxiety of that sort is ready to retire, they’ll get through the night regardless.",
    "jupiter soft":
      "Goodwill comes toward you easily in these months, and most of it you convert immediately into plans for others, which is how your calendar grows and your life doesn’t, although a share of it was meant to stop with you. Could you skip the return gift?",
    "jupiter hard":
      "Saying yes gives you a glow that lasts until you’ve hung up, and since it burns brighter than usual now, you make promises on behalf of a person with far more evenings, though “I’ll tell you tomorrow” is perfectly warm. It saves weekends.",
    "saturn soft":
      "Reliability gets noticed now; the trouble is that you’ve always passed it off as being nice. Skill gets promoted, whereas niceness gets a card. Called by their proper names, the things you do all day are management, logistics and diplomacy, and those would look very well in a contract.",
    "saturn hard":
      "When approval runs short you work harder for it, like a cook who keeps adding salt when the soup lacks lemon, and applause is thin in a stretch like this, which is no verdict on you. What would satisfy you, tasting alone?",
    "uranus soft":
      "You test new things by watching how your people take them, and since one raised eyebrow has sent good ideas back to the store, this bolder period suits an experiment kept under your hat until it has grown up. Reviews can wait.",
    "uranus hard":
      "Upheaval makes you find blankets, set out chairs and restore a normal in which everyone can sit down, mostly a blessing, though if anything comes apart this time, ask whether it stood only because you leaned on it. Its absence can prove restful.",
    "neptune soft":
      "Other people’s feelings reach you like cooking smells through a wall that is thin in times like these, leaving you wonderfully compassionate and tired without knowing why, so music, prayer or loud singing in the car gives borrowed sorrow somewhere to go.",
    "neptune hard":
      "Being needed is the charm that works on you every time, and your judgment goes soft around it. Sad stories are particularly difficult to verify in such a period. An unsentimental friend will want to hear the detail you’d skip, and the detail you would skip is generally the one.",
    "pluto soft":
      "Years of helping have given you a good deal of say in other people’s lives, which you’d never call power, since it brings soup, and in these months it’s easier to ask what being indispensable gets you. Would they give it if asked?",
    "pluto hard":
      "Pushed by someone who wants control, you grow nicer, because niceness has melted so many people before, but in this sort of contest it gets taken for consent, and saying no feels like dropping a plate at a party. Everyone looks, and conversation continues.",
    "mercury retrograde":
      "So much news passes through you that some is bound to arrive dented, and since at present more of it does, places, times and who-said-what deserve a second look before they go any further.",
    "mercury direct":
      "Softening a message is an art you have mastered, sometimes until the message can’t be found. Listeners are receptive again, and the thing you actually mean would fit quite nicely into the first line.",
    "venus retrograde":
      "Memory does the dishes for you, so old friendships come back sparkling and lovely to look at, and before any reunion it’s only fair to remember all the driving. Who used to do it?",
    "venus direct":
      "Comparing your taste with everyone else’s, down to the napkins, is how you avoid standing alone with it. Preference comes clearer now; a thing can be beautiful by a single vote, namely yours.",
    "mars retrograde":
      "Anger, in you, puts on a bright voice and offers everyone more potatoes. Energy is short at the moment, so the disguise slips: what would you say if the potatoes were all gone?",
    "mars direct":
      "As drive returns, others have uses for it before you’ve finished your coffee. You lend strength like a good dish, without a label on it. Some wish of your own belongs first in line.",
    "ingress jupiter":
      "Giving is your trade, and receiving something you’ve done only as an amateur. For about a year this area offers lessons, of which the hardest is remaining seated.",
    "ingress saturn":
      "Promises to others you keep through flood and fever, while the ones you make yourself get rescheduled, and it is only the second kind that counts in this area for the next few years.",
    "ingress uranus":
      "Tradition is how you get everyone into one room, and in this area some of it loosens over the coming years. The pie was never the point. Their turning up was.",
    "ingress neptune":
      "Helping and being used grow hard to tell apart here over many years, because both begin with the same warm feeling, and the difference shows only next morning, in whether you wake up glad.",
    "ingress pluto":
      "A good deal here has been kept up to please people, some of whom have since moved away. Gradually, across many years, that stops, and what remains is generally what you love.",
  },
};
