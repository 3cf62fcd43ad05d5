/** The name under which pages are read, as `robots.txt` may address it. */
export const AGENT = 'Cantera';

interface Rule {
  readonly isAllowed: boolean;
  readonly path: string;
}

/** Of a line, in characters; a longer one is of no use to anybody and is left out. */
const MAX_LINE = 2000;

/** The rules of a site for us, in their order. */
export type Robots = readonly Rule[];

/** What a line of `robots.txt` sets, without its comment. No pattern: on a hostile line one may cost minutes. */
function settingIn(line: string): { name: string; value: string } {
  const [said = ''] = line.split('#', 1);
  const colon = said.indexOf(':');
  return colon < 0
    ? { name: '', value: '' }
    : { name: said.slice(0, colon).trim().toLowerCase(), value: said.slice(colon + 1).trim() };
}

/** Rules of a `robots.txt` for us (RFC 9309): those of our name, else those for everybody. */
export function robotsIn(text: string): Robots {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.length > MAX_LINE) continue;
    const { name, value } = settingIn(line);
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
      isNaming = true;
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      // An empty line allows everything, as none would.
      if (value) groups.at(-1)?.rules.push({ isAllowed: name === 'allow', path: value });
    }
  }
  const of = (agent: string) => groups.filter(({ agents }) => agents.includes(agent));
  const own = of(AGENT.toLowerCase());
  return (own.length > 0 ? own : of('*')).flatMap(({ rules }) => rules);
}

/** `*` stands for anything and `$` for the end. Without a pattern's own repetition: a hostile one must not cost time. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const parts = (isWhole ? rule.slice(0, -1) : rule).split('*');
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const next = index === 0 ? (path.startsWith(part) ? 0 : -1) : path.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return !isWhole || at === path.length || (parts.length > 1 && path.endsWith(parts.at(-1) ?? ''));
}

/** Whether a site's rules let a page be read: the longest rule that fits decides, and of two as long the one that allows. */
export function mayRead(robots: Robots, url: string): boolean {
  const { pathname, search } = new URL(url);
  const [decisive] = robots
    .filter(({ path }) => fits(path, pathname + search))
    .sort((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
  return decisive?.isAllowed ?? true;
}
