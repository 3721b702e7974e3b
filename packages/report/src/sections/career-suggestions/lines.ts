import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "You do your best work where a hard problem comes with a closed door and a long deadline.",
      "Systems design, research, policy or strategy tend to suit you, for each rewards thinking three moves ahead.",
      "Employers who value results and abbreviate their meetings will see the best of you.",
    ],
    INTP: [
      "A puzzle nobody has solved properly will hold you longer than any job title can.",
      "Software, science, editing or analysis can give you room to take an idea apart and rebuild it.",
      "Look for colleagues who finish things, because your own interest often leaves once the answer is clear.",
    ],
    ENTJ: [
      "Put a stalled project on your desk and there will be a timetable for it by lunch.",
      "Operations, consulting, law or running a department give that drive a proper field.",
      "Check how a place handles disagreement before you join, since you argue in order to get things right.",
    ],
    ENTP: [
      "Work stays alive for you while the question is open and somebody is willing to argue it.",
      "Product design, advertising, advocacy or the early months of a new venture suit that restless curiosity.",
      "Agree in advance who looks after the routine, or it may quietly go undone.",
    ],
    INFJ: [
      "You need to know whom your work helps, and preferably to have met one of them.",
      "Counselling, teaching, writing or careful planning inside a charity can join your quiet insight to a purpose.",
      "Ask any new employer how people leave for the day, since you carry unfinished business home.",
    ],
    INFP: [
      "A job that asks you to say what you do not believe will exhaust you by Tuesday.",
      "Writing, librarianship, youth work or the arts can leave your own values in charge of the day.",
      "An organisation with one trusted colleague and some privacy may suit you better than prestige.",
    ],
    ENFJ: [
      "You read a room within a minute of entering it, and good work lets you use that.",
      "Training, human resources, community projects or school leadership can employ your talent for bringing people on.",
      "Keep one task that is wholly yours, so the week holds more than other people’s progress.",
    ],
    ENFP: [
      "Your energy at work rises with new faces, fresh questions and a little freedom over the clock.",
      "Journalism, campaigning, teaching or brand work can turn that appetite for people into something useful.",
      "A patient partner on the paperwork is worth more to you than a grander title.",
    ],
    ISTJ: [
      "People hand you the keys because the lights are always off when you lock up.",
      "Accounting, engineering, records, logistics or public service reward the accuracy you bring without being asked.",
      "Before accepting a post, find out who owns each decision, for muddle wears you down.",
    ],
    ISFJ: [
      "You remember which customer dislikes the telephone and which colleague has a parent in hospital.",
      "Nursing, administration, primary teaching or museum work make good use of such faithful attention.",
      "A manager who notices quiet effort is valuable, because you are slow to mention your own.",
    ],
    ESTJ: [
      "Give you a depot, a budget or a rota and it will run better within a month.",
      "Management, finance, construction or the courts suit a mind that likes clear rules fairly applied.",
      "Look for work with visible results, where Friday can be measured against Monday.",
    ],
    ESFJ: [
      "Workplaces hold together partly because somebody like you remembers the birthdays and the bins.",
      "Events, reception, sales or pastoral work put your gift for looking after people near the centre.",
      "Favour teams where thanks are spoken aloud, since silence can make you doubt good work.",
    ],
    ISTP: [
      "You would rather repair the machine than attend the meeting about it.",
      "Mechanics, carpentry, network security or emergency repair suit your steady hands and independent judgement.",
      "Ask for real tools, a clear fault to find and as little supervision as the place allows.",
    ],
    ISFP: [
      "Your work shows its quality in small things, such as the fold of a cloth or the fit of a joint.",
      "Craft, design, animal care or gardening can let your senses lead the day.",
      "A considerate atmosphere matters more than a famous address, so visit beforehand.",
    ],
    ESTP: [
      "You come alive when the phone rings, the clock is short and somebody has to act.",
      "Sales, paramedic work, sport, trading or site management reward the speed with which you read a situation.",
      "Posts made mostly of reports are best left to those who enjoy writing them.",
    ],
    ESFP: [
      "A dull shift gets shorter when you are on it, and most teams know this.",
      "Hospitality, performance, retail, tourism or work with young children give your warmth a daily audience.",
      "Aim for a job with movement and company, and settle one weekly hour for the forms.",
    ],
  },
  bySign: {
    Aries: [
      "Aries opens the zodiac year, and the old symbolism gives it the part of the one who goes first.",
      "At work this can show as a liking for new accounts, empty shops and problems nobody has claimed.",
      "Beginnings are easy; an early agreement about who helps with the middle is worth having.",
    ],
    Taurus: [
      "The bull pulling a plough is an ancient picture of steady labour, and Taurus keeps it.",
      "Tangible results may satisfy you most, especially anything that can be weighed, tasted or locked away at five o’clock.",
      "Rushed workplaces waste you, so ask what a normal week looks like before you agree to one.",
    ],
    Gemini: [
      "Mercury, messenger of the Roman gods, was given Gemini to look after.",
      "The symbol suits jobs with several threads, where one morning holds a phone call, a draft and a stranger’s question.",
      "A post with variety built in will serve you better than willpower inside a narrow one.",
    ],
    Cancer: [
      "A crab carries its home, and tradition gives Cancer a feeling for shelter and for the people inside it.",
      "Work that feeds, houses, teaches or protects may feel natural under that image.",
      "The kitchen of any workplace is worth inspecting, for it often reveals how the staff are regarded.",
    ],
    Leo: [
      "In the symbolism of the Sun, Leo stands where it can be seen and warms whoever comes near.",
      "A position with your name on the door, the programme or the loaf can encourage honest effort.",
      "How readily do you ask for recognition when it is due, and how generously do you distribute it?",
    ],
    Virgo: [
      "An ear of wheat in the hand is Virgo’s emblem, a picture of harvest sorted and stored.",
      "Careful trades fit it, whether you check medicines, drawings, figures or other people’s commas.",
      "Ask early who has the last word on quality, because a capable eye can always find one more fault.",
    ],
    Libra: [
      "Scales need two pans, and the tradition of Libra is a working life among other people’s claims.",
      "Design, negotiation, hospitality or law may please your sense of proportion.",
      "Try to notice how quickly you offer the compromise, since your own wishes belong on the table as well.",
    ],
    Scorpio: [
      "Old writers gave Scorpio the things under the floorboards, such as secrets, debts and repairs.",
      "Investigation, research, psychology or insurance would be modern rooms in the same house.",
      "You may work best on one deep matter at a time, with a door that closes and a confidence that is kept.",
    ],
    Sagittarius: [
      "An archer looks past the garden wall, and Sagittarius carries that long view into its working days.",
      "Travel, publishing, higher education or trade with other countries all belong to the picture.",
      "If your present occupation is narrow, one course or one foreign correspondent can widen it surprisingly well.",
    ],
    Capricorn: [
      "The goat of Capricorn climbs by testing each ledge, and Saturn, its ancient ruler, has charge of time.",
      "Careers with rungs may suit you, provided that somebody you respect is standing on the upper ones.",
      "Astrologers like to say this sign ripens late, so let a slow start trouble you less.",
    ],
    Aquarius: [
      "Aquarius thinks of the whole town at once, which is why its symbolism belongs to common goods.",
      "Technology, public research, unions or any workshop with open questions can feel like home ground.",
      "You may want a say in the rules and hours that are your own, so bargain for both early.",
    ],
    Pisces: [
      "Two fishes swim opposite ways in the sign of Pisces, one towards people and one towards dream.",
      "Music, film, nursing, charity work or anything near a coast sits comfortably with the image.",
      "Firm edges help you, so write down your hours and let a colleague see the note.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Invention comes quickly to you, and so does the wish to see it tried; choose work where rough prototypes are welcome.",
    "NT-Earth":
      "Theory and usefulness meet well in you, and fields where a design ends as a bridge, a budget or a working tool deserve a look.",
    "NT-Air":
      "Talk sharpens your thinking, and a career with debate in it, from research groups to policy desks, will keep your ideas honest.",
    "NT-Water":
      "Reason and instinct both sit at your desk; roles that study how people behave, such as user research, may use the pair.",
    "NF-Fire":
      "You work best with a cause and a starting gun, perhaps a campaign, a classroom or a project that needs its first believer.",
    "NF-Earth":
      "Ideals need a kitchen table and a calendar, so look for organisations that count meals served as well as hopes expressed.",
    "NF-Air":
      "Words are your natural tool, and any trade that carries meaning between people, from translation to mediation, gives them honest employment.",
    "NF-Water":
      "Your feeling for others is finely tuned, which suits listening work, provided the week also contains some hours that ask nothing of you.",
    "SJ-Fire":
      "Order and eagerness share the wheel in you, and posts that start a service and then keep it running can satisfy both.",
    "SJ-Earth":
      "Steadiness comes doubly easy here; choose a trade with long training and lasting results, and let patience earn its full return.",
    "SJ-Air":
      "You like the facts straight and the discussion open, a blend that suits editing, compliance, dispatch work or any well-run front office.",
    "SJ-Water":
      "Duty in your case has a soft centre, and roles that guard people as well as procedures will require both halves.",
    "SP-Fire":
      "Action suits you and waiting seldom does, which recommends work with live audiences, moving parts or a bell that may ring.",
    "SP-Earth":
      "Your hands learn quickly and forget slowly, a good reason to consider trades where wood, soil, metal or food answers back the same day.",
    "SP-Air":
      "Quick hands and a quick tongue travel together in you; guiding, demonstrating, broadcasting or negotiating would keep both of them busy.",
    "SP-Water":
      "You sense the mood of a place before the facts arrive, a help in care, music, hospitality or work with animals.",
  },
  axis: "EI",
  byClarity: {
    E: {
      firm: "You think aloud, so a workplace with people within earshot will usually bring your ideas out sooner.",
      soft: "A slight lean towards company means you may like busy mornings and an empty room by mid-afternoon.",
    },
    I: {
      firm: "Quiet is part of your equipment, and a post that protects two unbroken hours deserves extra credit.",
      soft: "On many days you could work happily either way, though a closed door wins by a small margin.",
    },
  },
  level:
    "Your answers gave company and quiet the same weight, so look for work with a door that both opens and closes.",
};
