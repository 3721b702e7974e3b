import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "You show love by solving things, and somebody dear may still be waiting to hear the words.",
      "Affection, for you, grows through loyalty and long conversation far more readily than through display.",
      "Let somebody you care for interrupt you, and notice how little is lost.",
    ],
    INTP: [
      "Closeness begins for you as a conversation that neither person wants to end.",
      "You offer honesty and enormous tolerance, yet you can forget that others cannot see the feeling underneath.",
      "A short message on an ordinary Wednesday says more than a theory of how much you care.",
    ],
    ENTJ: [
      "You court people much as you run projects, with energy, candour and a diary.",
      "Those who love you enjoy the protection and sometimes wish for an evening without an agenda.",
      "Ask a question you cannot already answer, then leave the silence alone until something tender arrives.",
    ],
    ENTP: [
      "Teasing is one of your languages of affection, and a lively argument can feel to you like a dance.",
      "A gentler companion may hear criticism where you intended play.",
      "Say early which remarks are games, and learn the few subjects on which nobody wishes to be challenged.",
    ],
    INFJ: [
      "You often sense what another person feels before they have decided to mention it.",
      "The danger is silent generosity, in which you supply every need except your own and hope somebody notices.",
      "Name a wish while it is still small, for example about how Saturday should go.",
    ],
    INFP: [
      "You notice how a person speaks of absent friends, and you decide a great deal by it.",
      "Your devotion is deep and your forgiveness slow to run out.",
      "When a disappointment comes, describe it within a day, before imagination writes the remainder of the story.",
    ],
    ENFJ: [
      "You encourage people so naturally that some come to believe they cannot manage without you.",
      "Love feels complete to you when it is useful, which can leave your own troubles unmentioned for months.",
      "Let somebody help you with a thing you could easily have done alone.",
    ],
    ENFP: [
      "You fall for possibility, in friends as well as sweethearts, and you see the best in people early.",
      "Affection stays strong in you when there is still something to discover.",
      "Ask about the ordinary parts of their life too, because dentists and rent make room for real intimacy.",
    ],
    ISTJ: [
      "You keep promises so quietly that people may take the keeping for granted.",
      "Filling the car, paying the deposit and arriving on time are among your love letters.",
      "Add a spoken sentence now and then, since devotion expressed only through chores is easily misread.",
    ],
    ISFJ: [
      "Those you love are warm, fed and remembered on the anniversaries that others let slip.",
      "You give in small instalments and keep no public account, though a private one may be growing.",
      "Can you mention what you are still missing as readily as you express gratitude?",
    ],
    ESTJ: [
      "You are reliable in the ways that matter at two in the morning.",
      "Relations run smoothly when everyone knows the arrangement, and less so when a feeling refuses to follow it.",
      "Before offering the sensible solution, ask whether your companion would prefer advice or an audience.",
    ],
    ESFJ: [
      "You build love from invitations, remembered favourites and a second helping.",
      "Harmony around the table matters to you, and an unanswered message can occupy an entire afternoon.",
      "Check the facts kindly before you assume displeasure, because many silences are only tiredness or a flat battery.",
    ],
    ISTP: [
      "Affection makes you attentive and quiet, and you learn a person as you would learn a coastline.",
      "Long talks about the relationship can feel like paperwork, although you would cross town at midnight to mend somebody’s boiler.",
      "Once in a while answer the question under the question, which is usually whether you are glad to be there.",
    ],
    ISFP: [
      "Your affection travels through gestures, such as a photograph sent, a meal remembered or a coat held open.",
      "You dislike being pushed to explain a feeling before it has settled.",
      "Offer a date for the conversation instead of withdrawing, and most people will wait for you gladly.",
    ],
    ESTP: [
      "You bring people out of themselves, usually by suggesting something slightly unreasonable and immediately possible.",
      "Attraction is quick with you, and boredom is the thing you dread.",
      "Stay present for one dull, difficult conversation this month; it can teach more loyalty than ten adventures.",
    ],
    ESFP: [
      "Being loved by you involves music, food and somebody laughing in the kitchen.",
      "You feel coldness at once and may cover the hurt with another joke or another guest.",
      "Describe a difficult day truthfully to one friend who does not need entertaining.",
    ],
  },
  bySign: {
    Aries: [
      "Mars gives Aries its colour in the old symbolism, and courtship under Mars is direct.",
      "Saying what you feel tonight, and learning tomorrow whether it was welcome, could be your usual order.",
      "Passion has a companion in patience, so give slower people the time to reach the same sentence.",
    ],
    Taurus: [
      "Venus looks after Taurus, and her gifts here are appetite, touch and staying power.",
      "Love may reach you through a shared garden, a familiar shoulder or bread still warm from the oven.",
      "Somebody you care for may need room to change, and one small loosened habit would be a handsome gift.",
    ],
    Gemini: [
      "Twins finish each other’s sentences, and Gemini brings that companionable chatter to affection.",
      "Curiosity is your courtesy, shown in the questions you remember to ask a second time.",
      "When talk becomes a way of avoiding a subject, try naming the subject and then going for a walk.",
    ],
    Cancer: [
      "The Moon, which changes shape and always returns, is the ancient ruler of Cancer.",
      "Its symbolism suits a loyalty with moods in it, generous one evening and guarded the following morning.",
      "Let those near you know which mood you are in, and they need not guess from a closed door.",
    ],
    Leo: [
      "To love like Leo, in the traditional picture, is to give a feast and hope that everyone enjoyed it.",
      "Praise matters to you more than you may care to admit, and you return it handsomely.",
      "Request appreciation in plain words sometimes, instead of performing until somebody applauds.",
    ],
    Virgo: [
      "Virgo’s affection is practical; the tradition describes a person who notices the missing button and sews it on.",
      "You may improve the people you love a little more than they requested.",
      "Let one crooked picture hang this week and look at the person standing underneath it.",
    ],
    Libra: [
      "Partnership is the ancient theme of Libra, whose scales weigh one person’s comfort against another’s.",
      "Someone else’s wishes about dinner are often perfectly clear to you, while your own have not been consulted.",
      "State a preference first on small occasions, and larger ones will feel less like a quarrel.",
    ],
    Scorpio: [
      "Deep water is the emblem here, and Scorpio is said to love with the whole house or leave it locked.",
      "Trust comes slowly to you and, once given, reaches surprisingly far down.",
      "Where jealousy or suspicion stirs, one honest question is usually better company than a collection of evidence.",
    ],
    Sagittarius: [
      "Good boots are needed beside you, for Sagittarius pictures love as a journey with two tickets.",
      "Closeness arrives for you on a platform, a hillside or in the fourth hour of a conversation.",
      "Freedom asks for candour in return, so mention the restlessness before you pack.",
    ],
    Capricorn: [
      "Saturn’s sign, Capricorn, is reserved by reputation and often funnier at home than anyone suspects.",
      "Devotion is quietly built here, in the form of a fund, a shelf or a spare room.",
      "Allow affection to interrupt the schedule occasionally, because tenderness rarely makes an appointment.",
    ],
    Aquarius: [
      "Affection in Aquarius is loyal and a little formal, like a neighbour who has had your spare key for years.",
      "People are cherished by having their peculiarities respected, a courtesy you rather hope to receive in return.",
      "When emotion crowds you, promise the hour of your return along with your departure, and keep it.",
    ],
    Pisces: [
      "In the traditional picture Pisces has no fences, and another person’s sorrow can flow straight into the sitting room.",
      "Forgiveness comes quickly, and it can be hard to remember which feelings were originally yours.",
      "A quiet hour alone after company helps you come back to people with something to give.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Your admiration is immediate and your candour close behind, a bracing mixture that goes down better when served with obvious warmth.",
    "NT-Earth":
      "You may trust conduct over declarations, both in yourself and in others, and a repaired hinge can count as a compliment.",
    "NT-Air":
      "Good talk is half of love for you, and an evening of shared ideas can restore closeness faster than flowers.",
    "NT-Water":
      "Strong feeling runs beneath a reasoning surface here, and people reach it sooner if you simply mention that it exists.",
    "NF-Fire":
      "You love with conviction and a good deal of hope, and disappointment is easier to bear when hope has been spoken aloud.",
    "NF-Earth":
      "Romance needs somewhere to live in your case, whether a tidy shelf of letters or a weekly supper that nobody cancels.",
    "NF-Air":
      "You approach affection through language and fairness, and a handwritten letter may let you say what a crowded room prevented.",
    "NF-Water":
      "Empathy arrives before thought with you, which makes tenderness easy and boundaries a skill to be practised like the piano.",
    "SJ-Fire":
      "Loyalty with a spark describes your style; you keep the household running and still want to be chosen with enthusiasm.",
    "SJ-Earth":
      "You are slow to commit and slower to leave, so give your promises to people who understand what a promise costs.",
    "SJ-Air":
      "Courtesy and conversation hold your relationships together, and a regular hour for talking prevents small grievances from quietly gathering interest.",
    "SJ-Water":
      "Family stories, chosen family included, have a strong claim on you, and remembering is among the ways you show devotion.",
    "SP-Fire":
      "Spontaneity is your natural form of courtship; remember to keep a little of it for the people who have known you longest.",
    "SP-Earth":
      "Touch, food and shared work speak for you, and companionship often deepens while two people are busy with their hands.",
    "SP-Air":
      "You flirt with ideas, jokes and sudden plans, and the right companion answers quickly without holding you to every word.",
    "SP-Water":
      "Moods reach you through the skin, as it were, and a gentle atmosphere may matter more than anything actually said.",
  },
  axis: "TF",
  byClarity: {
    T: {
      firm: "You tend to answer distress with reasoning, so practise asking first whether comfort would be the better gift.",
      soft: "A slight lean towards logic leaves you able to argue and console, sometimes within the same conversation.",
    },
    F: {
      firm: "Feeling leads the way for you, and an honest refusal may require more courage than any kindness.",
      soft: "You may see yourself in both camps, though the heart usually gets the casting vote in close matters.",
    },
  },
  level:
    "Your answers put logic and warmth side by side; ask which of them is wanted before you offer either.",
};
