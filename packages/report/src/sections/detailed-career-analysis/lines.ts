import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Small teams that think in years bring out your best working self.",
      "Open offices and daily status meetings wear you thin, since your thinking happens in unbroken mornings.",
      "Look for a manager who agrees the outcome with you and then leaves the method alone.",
    ],
    INTP: [
      "Research desks, workshops and technical back rooms suit you, wherever questions outrank hours at a chair.",
      "You stall in posts built on forms and follow-up, and a tidy colleague nearby is worth a great deal.",
      "Ask in any interview who decides when a piece of work is finished.",
    ],
    ENTJ: [
      "A department in disorder reads to you like an invitation.",
      "You do well with real authority, visible results and colleagues who can argue back without sulking.",
      "In the middle years your career may turn on the people you develop, so keep time in the week for them.",
    ],
    ENTP: [
      "New markets, early prototypes and awkward clients keep your attention where settled routine loses it.",
      "You are strongest in the first third of a project, with a finisher beside you for the rest.",
      "Negotiate openly for that division of labour before anyone starts to call you unreliable.",
    ],
    INFJ: [
      "Counselling rooms, editorial desks and small charities often fit you, because purpose can be seen from the window.",
      "You read an organisation’s mood early and pay for it with tiredness.",
      "A door that closes, a limited caseload and one candid colleague make the work sustainable.",
    ],
    INFP: [
      "You work best where the language of the place matches its conduct.",
      "Libraries, studios, classrooms and mission-led firms can give you that, provided there is quiet between conversations.",
      "Before accepting a post, read its complaints page as carefully as its statement of values.",
    ],
    ENFJ: [
      "Your career is likely to be remembered in other people’s careers.",
      "The hazard is an unofficial second job as everyone’s confidant, unpaid and never in the diary.",
      "Put that labour in your job description, or hand some of it back.",
    ],
    ENFP: [
      "Variety is nearly a working condition for you, along with colleagues you actually like.",
      "Campaigns, outreach, teaching and early-stage ventures offer both, while solitary reporting drains the afternoon.",
      "A career made of linked chapters can be perfectly coherent when you can name the thread.",
    ],
    ISTJ: [
      "Institutions run on people like you, who know where the valve is and when it was last tested.",
      "Promotion may come late, because a thing that simply works draws nobody’s eye.",
      "Since thorough work is quiet, keep a dated list of results for the annual conversation.",
    ],
    ISFJ: [
      "Clinics, schools, archives and family firms run on people like you, who remember the details of each person.",
      "You tend to absorb extra duties until the role has doubled without a new title.",
      "Compare your original job description with an ordinary Tuesday once a year.",
    ],
    ESTJ: [
      "Operations, logistics and site management give you the three things you like: a target, a team and a clock.",
      "You grow impatient where responsibility is shared by everybody and owned by no one.",
      "Your next promotion may depend on how you handle the slow, talented colleague.",
    ],
    ESFJ: [
      "Any workplace becomes friendlier within a month of your arrival, and somewhat better fed.",
      "You need people in front of you, and a day of messages alone can tire you more than a full house.",
      "Watch for workplaces that spend your goodwill freely and answer requests for support with silence.",
    ],
    ISTP: [
      "Your career may look from outside like a row of workbenches, each one a little better lit.",
      "Field service, laboratories, workshops and emergency crews leave you room to move and decide.",
      "A supervisory post may tempt with money, so ask how many hours of it happen seated.",
    ],
    ISFP: [
      "Surroundings count for more in your career than most advisers allow.",
      "Natural light, decent materials and unhurried company can make a modest post better than a grand one.",
      "Craft studios, kitchens, gardens and therapy rooms deserve a look, along with any role offering visible, finished work.",
    ],
    ESTP: [
      "Yours is a career told in episodes, each with its weather, its crew and one very good story.",
      "You learn a business by walking through it, and you often hear bad news before the directors do.",
      "Choose employers who reward results promptly, because a distant bonus rarely holds your attention.",
    ],
    ESFP: [
      "Customers, pupils or patients ask for you by name, and rotas are quietly bent to keep you.",
      "A silent office can make you doubt abilities that are perfectly sound.",
      "Seek a lively floor, short projects and one organised ally who guards the deadlines.",
    ],
  },
  bySign: {
    Aries: [
      "A new branch, a vacant post, a client nobody dares to ring: these are your openings.",
      "The symbolism of Aries belongs to pioneers, who like short chains of command and clear permission.",
      "Settings with a visible scoreboard please you, although a season of maintenance will teach you something too.",
    ],
    Taurus: [
      "Tradition links Taurus with land, voice and everything that gains value slowly.",
      "A good chair, a fair wage and a predictable rota are professional necessities in your eyes.",
      "You often outlast cleverer and quicker rivals because customers learn that your Thursday delivery comes on Thursday.",
    ],
    Gemini: [
      "Two job titles may suit you better than one, for Gemini is the sign of the pair.",
      "Newsrooms, help desks, translation and sales all run on your quick exchange.",
      "Long silence at a single screen is harder, so arrange your week around conversations and short deadlines.",
    ],
    Cancer: [
      "People who carry Cancer in the old scheme are said to look after the hearth, and every workplace has one.",
      "It may be the archive, the front desk or the customer who has been coming since childhood.",
      "You do your steadiest work where loyalty is returned.",
    ],
    Leo: [
      "Credit matters to you, and there is no shame in saying so at the start.",
      "Leo is linked with the Sun, so a seat at the middle of things suits you better than a corner.",
      "In large organisations, volunteer to present the results, since anonymous excellence soon feels like exile.",
    ],
    Virgo: [
      "Somebody has to find the error on page nine, and it is usually you.",
      "In the old calendar Virgo presides over sorting and storage, a fair description of many useful professions.",
      "Pick settings where quality is measured properly, or your corrections will be heard as complaints.",
    ],
    Libra: [
      "Your best work is often done in the gap between two people who were not speaking.",
      "To Libra the handbooks assign mediation, design, law offices and any desk where two parties must sign.",
      "You may underestimate how much a quarrelsome department costs you, so take the temper of a team before joining.",
    ],
    Scorpio: [
      "Crisis work, auditing and confidential matters have long been placed under Scorpio.",
      "You keep secrets well and can stay composed in the week when everything goes wrong.",
      "Office politics bore you until they touch somebody you protect, so choose leaders whose private conduct you can respect.",
    ],
    Sagittarius: [
      "Distance is part of your working diet, whether it comes by train, by telephone or by subject.",
      "Promotion interests you less than a change of view does.",
      "Ask about transfers, study leave and visiting other sites before you ask about the pension.",
    ],
    Capricorn: [
      "Saturn, keeper of time in the old symbolism, makes Capricorn the sign of apprenticeship and seniority.",
      "You can bear a plain first decade if the stairs are really there.",
      "Check who was promoted in the last five years, because an institution without a ladder will waste you.",
    ],
    Aquarius: [
      "Late hours, flat structures and unusual colleagues rarely put you off.",
      "Aquarius is an air sign with a social conscience, which suits public projects, technology and cooperatives.",
      "Being the permanent dissenter in a conventional firm is tiring work, when three like-minded people across town are looking for you.",
    ],
    Pisces: [
      "Boundaries are the practical question in your working life.",
      "The sign of Pisces knows few fences, and you can slip into anyone’s urgent request.",
      "Choose posts with a fixed finishing time, and somebody whose task it is to send you home.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "You sell a vision while you are still designing it, which suits launches, product leadership and any firm at a turning point.",
    "NT-Earth":
      "Strategy and construction belong together for you, so engineering, town planning or the systems side of finance can become a long and satisfying occupation.",
    "NT-Air":
      "Consulting, software and policy offer constant argument with clever people, though one finished product a year will keep you honest.",
    "NT-Water":
      "Behavioural research, forensic work and hard negotiations draw on both your logic and your sense of what was left out of the meeting.",
    "NF-Fire":
      "Causes need a voice with stamina; you could find yours in campaigning, education or a theatre that visits small towns.",
    "NF-Earth":
      "Conservation, occupational training and well-run charities let you see an ideal become a timetable, a roof or a hot meal.",
    "NF-Air":
      "Writing, interpreting and public conversation are natural working materials, especially where a humane idea has to reach people who doubt it.",
    "NF-Water":
      "Support work, music and pastoral roles may attract you; supervision and proper holidays keep such a career from swallowing the person.",
    "SJ-Fire":
      "You combine reliability with drive, which is an excellent mixture for the emergency services, for school leadership and for running a busy kitchen.",
    "SJ-Earth":
      "Property, accounts, agriculture and administration all value your memory for commitments, and your reputation tends to grow with every season.",
    "SJ-Air":
      "Procedures make more sense after you have explained them, so consider compliance, training, registry work or the secretary’s chair on a committee.",
    "SJ-Water":
      "Hospitals, hospitality and long-established family businesses suit your careful kindness, particularly when the same faces come back year after year.",
    "SP-Fire":
      "Sport, performance, sales and rescue give you speed and an immediate verdict, two things you rarely find behind a desk.",
    "SP-Earth":
      "Skilled trades, catering, agriculture and restoration pay you in finished objects; daily proof of that sort is a real advantage on a tired evening.",
    "SP-Air":
      "Broadcasting, brokerage and technical troubleshooting reward a person who can talk, listen and change course inside the same five minutes.",
    "SP-Water":
      "Photography, physical therapies, animals and hospitality use your quick senses gently, and a changing schedule prevents the interest going stale.",
  },
  axis: "JP",
  byClarity: {
    J: {
      firm: "A settled diary is plainly your preference, so choose employers whose deadlines stay put once they have been agreed.",
      soft: "You slightly favour a plan, and a job with two fixed days and three open ones may suit you perfectly.",
    },
    P: {
      firm: "Because you so clearly like room to adapt, a role with changing problems will serve you better than a fixed programme.",
      soft: "You lean a little toward open arrangements, although on many days a deadline is exactly what you needed.",
    },
  },
  level:
    "You leaned neither to the plan nor away from it, and a post with firm dates and free methods may suit you well.",
};
