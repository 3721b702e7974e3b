import type { ZodiacSign } from "@cosmic/domain";

export const midheaven: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "What the public remembers is that you went first. An Aries Midheaven makes its name by starting things: the branch office, the complaint that everyone else was still drafting, the peculiar service that tidier people copied afterward. Your reputation runs on nerve. Titles interest you less than being able to act without asking.",
  Taurus:
    "A name like a respectable bank’s: that is the Taurus Midheaven. You become known for delivering what was promised, in the promised quality, until clients stop asking for samples. The work is its own billboard. What nobody suspects is how much you would enjoy a raise.",
  Gemini:
    "Ask around, and the answers don’t match: you’re a writer, no, a broker, no, the one with the newsletter. A Gemini Midheaven collects occupations and becomes known for the timely mention and the useful introduction. Two careers suit it. Should you insist on a single one, change the title on the business card regularly.",
  Cancer:
    "The public thinks of you as family. With a Cancer Midheaven you become the one whose shop resembles a parlor, whose staff remain for decades, whose name is pronounced with a possessive: our doctor, our Ellen. It’s loving, and it’s considerable. An audience this attached sends messages during your vacations. Some of them you answer.",
  Leo: "In your line of work they know the face. A Leo Midheaven craves visible achievement, with a ribbon to cut, and it brings an unmistakable personal style even to tax law. Credit is oxygen. Share it lavishly, in print and by name, and your reputation does something unusual: it increases while you’re away.",
  Virgo:
    "When it has to be right, they call you. The Virgo Midheaven builds its name on accuracy, competence and the unfashionable habit of answering messages, and you become indispensable long before you become famous. Indispensable has a drawback. Nobody promotes the pillar. Train a successor, and mention in the right office that you have.",
  Libra:
    "Your public name stands for grace under other people’s pressure. A Libra Midheaven rises through partners, clients, juries and taste, and is invited to chair whatever has recently gone sour. Image counts for much. Being agreeable to all parties makes a splendid career until the vote is tied, and the whole hall turns to you.",
  Scorpio:
    "There are rumors about you, most of them respectful. A Scorpio Midheaven becomes known for its nerve in an emergency, for remembering who signed what, for returning from defeat with better equipment. The office lowers its voice. Influence suits you more than fame does, so use some, visibly, for a person who has none.",
  Sagittarius:
    "Someone wants you to speak at the conference. A Sagittarius Midheaven makes a reputation out of range: the foreign posting, the bold lecture, the theory of everything, the student who still quotes you. Employers receive your enthusiasm first and your attendance second. Find work with a horizon in it, and permission to visit.",
  Capricorn:
    "Slowly, and then for good: so the Capricorn Midheaven makes its name. You’re known for lasting, for having done every job in the building, for being the one whose signature settles it. Respect arrives with gray hair. Be careful what you climb, meanwhile, because the top turns out to be an actual place, with weather.",
  Aquarius:
    "Every profession has one person who does it differently, and in yours they mention you. An Aquarius Midheaven earns its standing through originality, networks, and one unpopular prediction that came true. It loses positions in the same manner. Look for an institution that’s proud of its oddballs, and be punctual there, to confuse them.",
  Pisces:
    "What exactly do you do? Few can say, and all of them are grateful. The Pisces Midheaven earns a name for imagination or for mercy, in galleries and sickrooms, at sea, behind the camera, and it attracts disciples along with gossip. Publish a price list, since admirers assume that saints work for nothing.",
};
