import { linkStyle } from "../link-style.ts";
import { Prose } from "../page-frame.tsx";
import { SectionHeading } from "../section-heading.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const COLORS = [
  { name: "paper", ground: "bg-paper" },
  { name: "raised", ground: "bg-raised" },
  { name: "sunken", ground: "bg-sunken" },
  { name: "ink", ground: "bg-ink" },
  { name: "ink-muted", ground: "bg-ink-muted" },
  { name: "ink-faint", ground: "bg-ink-faint" },
  { name: "rule", ground: "bg-rule" },
  { name: "rule-strong", ground: "bg-rule-strong" },
  { name: "brass", ground: "bg-brass" },
  { name: "brass-line", ground: "bg-brass-line" },
  { name: "signal", ground: "bg-signal" },
  { name: "signal-wash", ground: "bg-signal-wash" },
  { name: "good", ground: "bg-good" },
] as const;

const SIZES = [
  { name: "display", look: "text-display" },
  { name: "4xl", look: "text-4xl" },
  { name: "3xl", look: "text-3xl" },
  { name: "2xl", look: "text-2xl" },
  { name: "xl", look: "text-xl" },
  { name: "lg", look: "text-lg" },
  { name: "base", look: "text-base" },
  { name: "sm", look: "font-sans text-sm" },
  { name: "xs", look: "font-sans text-xs" },
] as const;

const POSITIONS = [
  { body: "Sun", longitude: "27°14′", declination: "+10°31′" },
  { body: "Moon", longitude: "118°02′", declination: "+20°07′" },
  { body: "Mercury", longitude: "8°59′", declination: "−1°48′" },
] as const;

export function FoundationSpecimens() {
  return (
    <Chapter numeral="II" title="Color and type">
      <Specimen name="Colors">
        <ul className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-7">
          {COLORS.map(({ name, ground }) => (
            <li key={name} className="flex flex-col gap-2">
              <span className={`block h-16 rounded-sm border border-rule-strong ${ground}`} />
              <span className="font-sans text-xs text-ink-muted">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type scale">
        <ul className="flex flex-col gap-3">
          {SIZES.map(({ name, look }) => (
            <li key={name} className="flex items-baseline gap-6">
              <span className="label-caps w-16 shrink-0 text-ink-faint">{name}</span>
              <span className={`${look} min-w-0 overflow-x-clip whitespace-nowrap py-1`}>
                Equinox and solstice
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Prose">
        <Prose>
          <p>
            The Sun keeps to the ecliptic, a great circle tilted to the equator by a little more
            than twenty-three degrees. <em>Twelve equal signs divide it</em>, each of thirty
            degrees, and <a href="#main">the first begins</a> where the two circles cross in March.
          </p>
          <h3>A smaller heading</h3>
          <ul>
            <li>Longitude is counted along the ecliptic.</li>
            <li>Declination is counted from the equator.</li>
          </ul>
        </Prose>
      </Specimen>
      <Specimen name="Table figures">
        <table className="w-full max-w-lg border-collapse text-left font-sans text-sm">
          <thead className="label-caps border-b border-rule-strong text-ink-faint">
            <tr>
              <th className="py-2 font-medium">Body</th>
              <th className="py-2 text-right font-medium">Longitude</th>
              <th className="py-2 text-right font-medium">Declination</th>
            </tr>
          </thead>
          <tbody>
            {POSITIONS.map(({ body, longitude, declination }) => (
              <tr key={body} className="hairline-b">
                <td className="py-2">{body}</td>
                <td className="py-2 text-right">{longitude}</td>
                <td className="py-2 text-right">{declination}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Specimen>
      <Specimen name="Section heading">
        <div className="flex flex-col gap-10">
          <SectionHeading
            level={3}
            numeral="VII"
            title="Of the wandering stars"
            lead="A short lead under the title."
          />
          <SectionHeading level={3} numeral="VIII" title="Centred" align="center" />
        </div>
      </Specimen>
      <Specimen name="Links">
        <p>
          <a href="#main" className={linkStyle()}>
            Inline
          </a>
          <span className="mx-4" />
          <a href="#main" className={linkStyle({ tone: "quiet" })}>
            Quiet
          </a>
          <span className="mx-4" />
          <a href="#main" className={linkStyle({ tone: "strong" })}>
            Strong
          </a>
        </p>
      </Specimen>
    </Chapter>
  );
}
