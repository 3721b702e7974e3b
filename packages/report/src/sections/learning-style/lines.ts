import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "First you build a model of the whole subject, then you hang each new fact on its proper hook.",
      "Courses that march in small steps without a map make you impatient.",
      "Read the final chapter first, then return to the beginning with your own list of questions.",
    ],
    INTP: [
      "Definitions matter to you more than deadlines, and a loose one can hold up an entire evening.",
      "You understand a theory by trying to break it.",
      "Set an examination for yourself at the halfway point, since curiosity wanders and the second half often contains the practical uses.",
    ],
    ENTJ: [
      "Knowledge becomes attractive to you once it has somewhere to go.",
      "You study quickly with a goal, a date and a capable rival in the next seat.",
      "Reserve time for the slow basics as well, which feel beneath you until the advanced lesson leans upon them.",
    ],
    ENTP: [
      "A lively opponent teaches you more than a silent library.",
      "You pick up the outline of a field in a weekend and begin to improvise on it by Monday.",
      "Return later for the drills, because recall under pressure depends on exactly the exercises you skipped.",
    ],
    INFJ: [
      "One trusted teacher, or one author read completely, is your best way into a subject.",
      "Facts stay with you when they belong to a human story, so find out who first asked the question.",
      "Then explain it to somebody else, and your private picture will become a usable one.",
    ],
    INFP: [
      "Interest is everything in your education, and when it is present you forget to eat.",
      "Without it a page can be read four times and leave no mark.",
      "Look for the hidden link between a dull module and something you love, even if it is slightly absurd.",
    ],
    ENFJ: [
      "Study groups were made for you, as you remember an idea through the person who voiced it.",
      "Preparing to teach is your finest method of revision.",
      "Check your knowledge alone afterwards with the book closed, because a warm discussion can feel like mastery.",
    ],
    ENFP: [
      "You read five books at once and discover that they are secretly about the same thing.",
      "Enthusiasm carries you a long way into a subject before the first diagram appears.",
      "Use coloured cards, voices and walking about, and choose in advance the one piece you will finish.",
    ],
    ISTJ: [
      "Order is how you remember: chapter by chapter, with worked examples and room in the margin.",
      "You trust material that has been tested, and you test it again.",
      "When a lesson seems vague, ask for one real case, and the principle will usually come into focus.",
    ],
    ISFJ: [
      "Patient demonstration suits you, followed by a quiet chance to try without spectators.",
      "You keep careful notes and can find them ten years later.",
      "Put a question to the teacher early, before politeness turns a small gap into a wide one.",
    ],
    ESTJ: [
      "Clear objectives, punctual classes and a certificate at the end bring out the diligent pupil in you.",
      "You prefer methods that have already earned their keep.",
      "Spend one session in three on the reasons behind the procedure, since changed circumstances will eventually test it.",
    ],
    ESFJ: [
      "A friendly classroom doubles your memory, and a sarcastic instructor halves it.",
      "You learn through examples drawn from family, work and neighbourhood life.",
      "Ask yourself what you think before comparing answers with the row, because your own first reasoning is often sound.",
    ],
    ISTP: [
      "Take the machine apart, lay the pieces on newspaper, and the manual becomes readable.",
      "You learn in bursts, alone, with a real fault to find.",
      "Written theory goes in more easily after practice than before it, so rearrange the course in that order whenever you can.",
    ],
    ISFP: [
      "Eye and fingertips do your learning, as you watch a skilled person and then copy the movement.",
      "Public correction shuts you down for the afternoon.",
      "Make private sketches, recordings or samples as you go, and they will reveal progress that no grade has measured.",
    ],
    ESTP: [
      "The quickest way for you to learn swimming is to be wet.",
      "Simulations, field trips and competitions hold your mind, whereas a long introduction sends it out of the window.",
      "Pause after each attempt and say what you would change, for those ten seconds are your real classroom.",
    ],
    ESFP: [
      "Lessons with movement, music and other people stay in your body for years.",
      "You can memorise a song at one hearing and lose a chart by lunch.",
      "Turn the chart into a song, a scene or a story about your neighbours, and keep each session short.",
    ],
  },
  bySign: {
    Aries: [
      "Being first through the exercise book is a reliable spur.",
      "Mars gives you heat at the outset, according to the old writers, and less fondness for revision.",
      "Turn each review into a race against last week’s time, with a small reward waiting at the finishing line.",
    ],
    Taurus: [
      "What you learn slowly, you tend to own for life.",
      "The whole image of your sign is of the senses, so real samples and a properly comfortable seat are sound study aids.",
      "Resist comparing your first month with anyone else’s, since your progress often shows in the sixth.",
    ],
    Gemini: [
      "Mercury, the messenger of the old stories, hands Gemini a bundle of letters and very little string.",
      "You may skim brilliantly, remember the anecdote and mislay the conclusion.",
      "Summarise each lesson aloud in three short sentences before moving on, preferably to somebody who will interrupt.",
    ],
    Cancer: [
      "A familiar corner, a favourite mug and a teacher who knows your name improve your concentration.",
      "Memory in your sign comes and goes, returning with smells, songs and the feeling of a particular room.",
      "Use those anchors deliberately by studying the same topic in the same place.",
    ],
    Leo: [
      "An audience wakes your memory, even when it consists of one amused cousin.",
      "Since the handbooks make yours the sign of the stage, recite, demonstrate and put on the historical character’s hat.",
      "Mistakes sting in public, and for that reason a few rehearsals behind a closed door are well worth scheduling.",
    ],
    Virgo: [
      "Your notes are probably the ones everybody borrows before an examination.",
      "The tradition gives your sign method, measurement and useful craft, which makes you an exact apprentice.",
      "Decide beforehand when a topic is finished, because the footnotes have footnotes of their own and evening always comes.",
    ],
    Libra: [
      "An idea becomes fully yours once you have met its opposite.",
      "Debates, good lighting and elegant books all suit your way of learning.",
      "Settle on an opinion by the end of each chapter, even in pencil, and notice how much firmer your memory becomes.",
    ],
    Scorpio: [
      "Surface surveys leave you hungry, while a mystery will keep you reading until two in the morning.",
      "The old emblem of your sign belongs underground, among roots, ores and buried evidence.",
      "Begin any dry subject by asking what is being concealed, and your concentration will generally follow.",
    ],
    Sagittarius: [
      "The large picture draws you, along with foreign words and teachers who digress.",
      "Higher learning is your sign’s traditional estate, and it has a gate on the horizon.",
      "Dates, spellings and formulas still need ten unglamorous minutes a day, like oiling boots before an expedition.",
    ],
    Capricorn: [
      "Qualifications appeal to you because they show how far you have come.",
      "Saturn, your ruler in the old order, was reckoned a strict schoolmaster with a very dry wit.",
      "Allow yourself one subject each year purely for pleasure, with nobody counting the hours or the marks.",
    ],
    Aquarius: [
      "You learn best from the exception, and a rule begins to interest you once it has failed.",
      "Original questions are your portion, and some teachers enjoy them more than others.",
      "Learn the conventional answer thoroughly first, because a rule well understood is far easier to improve.",
    ],
    Pisces: [
      "A wandering gaze, rain on the glass, and somehow the meaning seeps in.",
      "Neptune is your modern ruler, a planet of soft edges, so outlines can blur between lessons.",
      "Draw boxes around the key points at the end, and give every study session a definite closing time.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Big problems set you alight; attach every theory to a daring experiment, and the reading you had been avoiding becomes ammunition.",
    "NT-Earth":
      "You want principles that survive contact with materials, so laboratories, models and spreadsheets will teach you more than a polished lecture.",
    "NT-Air":
      "Abstract ideas are your playground; a weekly page written for an intelligent twelve-year-old shows you which of them you really possess.",
    "NT-Water":
      "Your understanding often arrives overnight; read the difficult passage before bed, leave it alone, and write at breakfast what has settled.",
    "NF-Fire":
      "An inspiring teacher can start you on a ten-year study, and a shared purpose will carry you through its less inspiring winters.",
    "NF-Earth":
      "Learning sticks when it helps somebody nearby, so volunteer with a skill while you are still acquiring it and remain honest about your level.",
    "NF-Air":
      "Language is your doorway into any discipline; keep a glossary in your own phrases, with a small picture beside each term.",
    "NF-Water":
      "You remember the atmosphere of a lesson before its content, and a calm beginning therefore saves you a great deal of repetition.",
    "SJ-Fire":
      "Give yourself a syllabus, a starting signal and a visible row of ticks, and you will outlast many quicker students.",
    "SJ-Earth":
      "Repetition is honourable work in your view; vary the examples now and again, so that the habit keeps its eyes open.",
    "SJ-Air":
      "You recall facts in sequence and explain them neatly, an ability that grows further whenever a stranger asks an unexpected question.",
    "SJ-Water":
      "Family examples and real histories make information stay, so ask an older person how the matter was handled in their day.",
    "SP-Fire":
      "Competition and immediate feedback wake you up, and a stopwatch on the table may do more than a stern timetable.",
    "SP-Earth":
      "Knowledge enters through your hands, which makes a bench, a garden or a kitchen as serious a school as any lecture hall.",
    "SP-Air":
      "Conversation is your textbook; record yourself explaining the topic on a walk, then listen to it while you wash the dishes.",
    "SP-Water":
      "You imitate with great delicacy, so spend time near people who do the thing well and let their rhythm become familiar.",
  },
  axis: "SN",
  byClarity: {
    S: {
      firm: "Real examples plainly come first for you, so ask for the specimen, the recipe or the case before the theory.",
      soft: "You lean a little toward the concrete, although on many days the general idea is what makes the details behave.",
    },
    N: {
      firm: "Since you reach so clearly for the overall pattern, sketch it early and allow the details to correct your drawing.",
      soft: "Patterns attract you slightly more than particulars, and you may see yourself in both the map reader and the walker.",
    },
  },
  level:
    "As example and theory came out level, begin a subject with whichever of them the teacher leaves out.",
};
