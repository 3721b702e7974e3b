import type { ZodiacSign } from "@cosmic/domain";

export const ascendant: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Aries rising moves fast, speaks first and asks direct questions, so people take you to be in charge, and some hear a challenge in it before they’ve found out how easily you laugh at yourself. The wait is shorter if you let a newcomer speak to the end before you reply.",
  Taurus:
    "Taurus rising gives an unhurried manner and a steady gaze, which relax newcomers until they tell you more than they planned, take your patience for agreement, and feel misled when you won’t be moved. An early, kindly no costs everyone less.",
  Gemini:
    "Newcomers meet a quick, curious person, slightly on the way elsewhere. Gemini rising asks such good questions that strangers open up within minutes and believe they know you, when in fact they have said a great deal and you’ve said little. So before you leave, answer one yourself.",
  Cancer:
    "Behind a kind face and a certain reserve, Cancer rising watches from the edge, notices who is uncomfortable and goes to sit with them, which also spares it from talking about itself. People find you warm and hard to know. A new acquaintance would be glad of something you’d normally save.",
  Leo: "Leo rising has a warm handshake, an upright walk and some pride in its appearance, so people notice when you come in, assume that you’re confident, and give you the lead. They rarely ask whether you’re nervous, and now and then you are. Tell one of them. It makes you easier to approach.",
  Virgo:
    "You seem composed, attentive and a little reserved, because with Virgo rising you observe first, notice what is out of place, and speak when sure. Newcomers feel inspected and straighten up. They relax as soon as you admit to a mistake or laugh at yourself, so do it early on.",
  Libra:
    "Several people can each believe, by the end of an evening, that you agreed with them. They aren’t being foolish. Libra rising has good manners, a pleasant way of dressing or speaking, and a quick sense of what will put the other person at ease, so first impressions come easily. It’s kinder to say early on where you differ.",
  Scorpio:
    "People tend to feel observed when they first meet you. Scorpio rising speaks little at the start, looks at others longer than is usual, and gives away so little that some assume disapproval and others begin to confide. Offer a harmless fact about yourself in the first few minutes, and the tension drops.",
  Sagittarius:
    "Most people hear you laughing first and meet you second. They find someone open, confident and a little untidy, who talks to strangers as though they were old friends and is exactly as frank with them. Sagittarius rising can lift a dull evening or spoil one. One breath’s pause before a comment on looks or money is often enough to tell which.",
  Capricorn:
    "Smile early, and mention something besides work, since reserve like yours is easily read as disapproval. The dry humor appears after an hour. Until then people take you for the person in charge, because Capricorn rising looks composed, speaks with restraint, and seems older than its age in youth and younger later on.",
  Aquarius:
    "Friendly and a little hard to place, Aquarius rising treats a director and a new trainee alike, says the unexpected thing, and keeps cooler than the company around it. Those close to you can feel they get the same warmth as strangers, so if there’s a difference, show it.",
  Pisces:
    "People see in you what they hope to find, because Pisces rising is soft in manner, adapts its tone to whoever is speaking, and seems slightly absent, so that new acquaintances feel understood already. The correction comes late, unless you state one clear opinion at a first meeting, even about something unimportant.",
};
