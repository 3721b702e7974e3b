import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Saturn in Aries is a sergeant drilling a volunteer. Each independent move at work was followed by an inspection, so that initiative came to you late, with bruises, and is now worth considerably more than other people’s bravado. Take positions where you set the pace. Report results, not intentions.",
  Taurus:
    "Saturn in Taurus makes a treasurer out of anyone. Security stood at the top of your requirements before you knew what a pension was, and you have stayed in positions because the salary arrived punctually. Build the reserve. Then name the amount at which you’ll permit yourself to leave.",
  Gemini:
    "A severe editor sits on your shoulder: Saturn in Gemini, who strikes out the second adjective and demands a source. You gain authority gradually, in occupations that depend on exact language, such as contracts, code, timetables and teaching. Speaking up in meetings took you years. Nowadays, people wait for it.",
  Cancer:
    "Saturn in Cancer installs a time clock in the nursery. Looking after others was labor early in your story, so you gravitate to positions that require a parent, the shaky department, the family company, and you take its moods home. Professional distance can be learned. It begins with leaving punctually.",
  Leo: "Saturn in Leo seats a critic in the royal box. You wanted the leading part, were hissed once, and went on preparing for it in the wings for twenty years, so that you’re now better rehearsed than its owners. Walk on. Authority that has known doubt commands without shouting.",
  Virgo:
    "Saturn in Virgo is an apprenticeship without a final exam. You’ve become the expert by catching what others let pass, and the danger is that they promote the talkers and leave you the checking. Document what you prevent. On a resume, disasters that never happened look exactly like nothing.",
  Libra:
    "Contracts, treaties, terms of reference: Saturn is exalted in Libra and drafts them to endure. Colleagues bring you their disputes because your ruling won’t change with the company at lunch. Your own promotion waits for perfectly fair conditions. They don’t occur. Apply, and let the other candidates see to themselves.",
  Scorpio:
    "Saturn in Scorpio is given the files that no one else will open. Your working life gains weight wherever trust is the product, in audits, surgery, inheritance, emergencies, and you advance by being the person who didn’t talk. Control is the trap. Delegate something with teeth in it.",
  Sagittarius:
    "Saturn in Sagittarius hands the explorer a customs declaration. Freedom had to be certified, so you took the degree, the license, the second language examination, and became an authority on what others merely enthuse about. Beware of postponing the expedition for another certificate. The ship lacks only you.",
  Capricorn:
    "Saturn is at home in Capricorn and signs the long lease. Your career has the shape of a well-laid staircase, every step paid for, and around the middle landing the question arises of whose building this is. Authority fits you. Ask what you’d work at if nobody were taking minutes.",
  Aquarius:
    "Saturn, an old ruler of Aquarius, wants the rebellion to have bylaws. You advance in work that serves many people simultaneously, in infrastructure, research, unions, standards, and several eccentric organizations have had you as their sane voice. Remoteness is the trap. Systems consist of people with sick daughters.",
  Pisces:
    "Saturn in Pisces is a lighthouse keeper employed by the fog. You find your authority late, in hospitals, studios, prisons, archives, wherever formlessness has to be given visiting hours. Vague guilt makes you overwork. Request a job description in writing, and refuse, kindly, whatever comes drifting in beside it.",
};
