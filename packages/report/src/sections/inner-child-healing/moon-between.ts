import type { MoonBetween } from "../section-corpus.ts";

export const moonBetween: MoonBetween = {
  frame:
    "Two children wait at the gate, {from} with {fromClause}, and {to} with {toClause}, for your birth date saw the Moon pass between them.",
  bySign: {
    Aries: "scraped knees and a wooden sword",
    Taurus: "a pocketful of conkers and warm hands",
    Gemini: "six questions and one shoe untied",
    Cancer: "a mended bear under one arm",
    Leo: "a paper crown and a loud song",
    Virgo: "sharpened pencils and a worried frown",
    Libra: "half a biscuit saved for somebody",
    Scorpio: "a locked tin and steady eyes",
    Sagittarius: "a map drawn on a napkin",
    Capricorn: "a heavy satchel and a grown-up face",
    Aquarius: "a jar of beetles and a theory",
    Pisces: "wet sleeves and an invisible friend",
  },
  closing: "With no exact moment to decide, let both in and hear who speaks first.",
};
