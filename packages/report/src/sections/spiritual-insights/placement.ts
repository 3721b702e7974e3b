import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "An inherited faith would itch like a borrowed sweater. In Aries, Jupiter believes only what it has tested on its own skin, and its god favors people who get up and go. Waiting is difficult for such a creed. Try some reverence for a thing that cannot be won.",
  Taurus:
    "During the sermon you admire the stonework. Jupiter in Taurus locates the sacred in what can be smelled and chewed, in a ripe pear, in a sun-warmed bench, in the weight of a sleeping animal. The body is your chapel. Heaven, should it exist, had better be comfortably furnished.",
  Gemini:
    "On your bookshelf the sutras lean against the skeptics, both annotated. Jupiter in Gemini believes in questions, distrusts any answer that can’t take a joke, and collects creeds like stamps. Choose one practice. Thirty days of it will tell you what the whole library has been too polite to mention.",
  Cancer:
    "Religion, for you, smells of a particular hallway. Jupiter in Cancer discovers its faith among ancestors, recipes, and graves that someone still weeds, and it trusts only a mercy that has a lap. What you believe you learned from a person, and by now someone is learning it from you.",
  Leo: "Creation was meant to be enjoyed, or why so many colors? Jupiter in Leo has a sunny theology, in which each soul gets a solo and heaven provides the orchestra. Gratitude comes to you with its chest out. Practice the anonymous kindness, performed once and never mentioned.",
  Virgo:
    "Sweeping counts as prayer. Jupiter in Virgo distrusts incense and finds its holiness in the completed task, a floor washed, an animal fed on time, a stranger’s application filled in correctly. Service is your creed. There’s one creature whom it regularly overlooks, and that’s the tired person with the broom.",
  Libra:
    "Justice has to be beautiful, and beauty has to be shared out fairly: so runs the creed of Jupiter in Libra. You meet the divine directly across from you, in another face. Spend some hours without company, occasionally, and see how much of the faith remains with nobody opposite.",
  Scorpio:
    "You have believed in death since about the age of six, and it made you oddly cheerful. Jupiter in Scorpio trusts whatever comes back after burning, and comfortable sermons leave it cold. The missing article is mercy, a word you seldom apply to yourself. It’s notably lacking in drama.",
  Sagittarius:
    "God, in your experience, is somewhere outdoors. Jupiter in Sagittarius believes on horseback, so to speak, with wind in its beard and a fresh conviction every few hundred miles. It preaches a bit. The next stage of the pilgrimage lies uncomfortably close, in the faith of the unconverted person opposite.",
  Capricorn:
    "Believing is a matter of persistence. Jupiter in Capricorn respects any faith with worn stairs, and monks above all, who rise at three whether or not anything answers. Of grace it expects little. Grace embarrasses you when it comes, unearned and slightly early, like some guests. It has brought wine.",
  Aquarius:
    "You’d respect a god with an open-source license. Jupiter in Aquarius believes in humankind as others do in providence, and its faith wavers only before the individual specimen upstairs with the drum kit. Humanity, alas, comes in specimens. Go up and ask the drummer’s name. It’s a form of worship.",
  Pisces:
    "Belief never gave you much trouble; disbelief is what you find difficult. Jupiter in Pisces prays without noticing, on ferries, in hospital corridors, over other people’s dogs, since mystery is simply the local climate. Ask more of your gurus than you do. A true one discusses the fees.",
};
