import type { ZodiacSign } from "@cosmic/domain";

export const ascendant: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "People meet a forehead, figuratively, because you arrive leading with it. Aries rising gives a quick step and a question that comes before the handshake is over, so strangers conclude that you’re in charge. Some of them flinch. Those who remain discover how readily you laugh at yourself. Let them discover it earlier.",
  Taurus:
    "Nobody is ever startled by you. Taurus rising gives an unhurried gait, an agreeable voice, and a face that returns to calm as a pond does after the frog. Newcomers relax and confide. They take such patience for agreement, and learn otherwise upon trying to rearrange your furniture or you.",
  Gemini:
    "First impression: hands, eyebrows, a question. Gemini rising makes a person appear younger than the passport claims and slightly on the way to somewhere else, and passengers tell you things between floors. They believe they know you. Actually they’ve met the master of ceremonies. Ask the agreeable ones to remain for the credits.",
  Cancer:
    "Strangers get a soft face and a closed shutter. Cancer rising surveys a gathering from its edge, finds the loneliest guest, fetches that guest a plate, and thereby avoids being asked anything. People call you motherly, even if you’re a man of thirty with a motorcycle. A single fact would end the nickname.",
  Leo: "Heads turn a few degrees, and they have since school. Leo rising walks as if accompanied by music, shakes hands with real warmth, and does something memorable with its hair. People suppose that you’re confident and give you the microphone. Now and then you’re terrified. Nobody thinks to ask, and that stings.",
  Virgo:
    "Virgo rising comes in, sees the crooked picture, and clasps both hands behind its back. You seem composed and watchful, like someone who has actually read the terms and conditions, and newcomers straighten their collars in response. It’s shyness, mostly. They relax at your first joke against yourself. It deserves an earlier slot.",
  Libra:
    "Charm arrives half a step ahead of you and takes the coats. Libra rising has agreeable features, a well-judged greeting, and an almost musical sense of what would put this particular stranger at ease. Everyone leaves convinced that you liked them best. A few call later to collect. Occasionally your face is permitted to disagree.",
  Scorpio:
    "It’s the gaze that gets noticed. With Scorpio rising you look at people a second longer than is customary and say less than they expected, so they fall in love or start explaining themselves. You were wondering about lunch. Mystery costs you no effort. Ease does; start by telling them where you bought the shoes.",
  Sagittarius:
    "You’re heard before you’re seen, usually laughing. Sagittarius rising strides in with a scarf coming loose and a personal greeting for the waiter, and shy people feel that the evening has improved. Tact stayed in the taxi. The remark about the haircut is forgiven, mostly, because you so evidently meant it as good news.",
  Capricorn:
    "People hand you the clipboard. With Capricorn rising you look responsible even in a bathing suit, and at twenty you were already being asked whether you were the manager. Reserve is your overture. Then comes a remark so dry that the company needs a second to be certain, and from that second they are yours.",
  Aquarius:
    "Something about you is a few degrees off, and people can’t decide whether it’s the glasses. Aquarius rising is friendly to everyone in exactly equal measure, which the waiter finds lovely and the lover alarming. From a helicopter you’d be recognizable. Come nearer than feels necessary; at your distance, affection passes for good visibility.",
  Pisces:
    "Strangers mistake you for someone they used to love. Pisces rising has soft edges, faraway eyes, and a way of borrowing the accent of whoever is speaking, so that each of them feels understood. Mentally you’re halfway out of the window. Bring one hard object to every first meeting. An opinion will do.",
};
