import { useMediaQuery } from '@cantera/shared/design-system';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './my-profile.module.css';
import { SECTION_TITLES, SECTIONS, type SectionName } from './sections.ts';

/** What the shell's bar and a section's last lines take of the top of the view. */
const TOP_MARGIN = '-96px 0px 0px 0px';

/** The section that has the focus while it is in view, else the first one in view. */
function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>(SECTIONS[0]);
  useEffect(() => {
    const seen = new Set<string>();
    const update = () => {
      const inView = SECTIONS.filter((name) => seen.has(name));
      const focused = document.activeElement?.closest('section')?.id;
      const next = inView.find((name) => name === focused) ?? inView[0];
      if (next) setCurrent(next);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        update();
      },
      { rootMargin: TOP_MARGIN },
    );
    for (const name of SECTIONS) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    document.addEventListener('focusin', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', update);
    };
  }, []);
  return current;
}

function show(name: SectionName): void {
  const section = document.getElementById(name);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Leads to the sections: links beside the form, a select above it below 1024 px. */
export function SectionAnchors() {
  const t = useT();
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const current = useCurrentSection();
  const follow = (event: MouseEvent, name: SectionName) => {
    event.preventDefault();
    show(name);
  };
  if (isNarrow)
    return (
      <div className={styles.picker}>
        <select
          className={styles.select}
          aria-label={t('profile.sections')}
          value={current}
          onChange={(event) => {
            const chosen = SECTIONS.find((name) => name === event.target.value);
            if (chosen) show(chosen);
          }}
        >
          {SECTIONS.map((name) => (
            <option key={name} value={name}>
              {t(SECTION_TITLES[name])}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden />
      </div>
    );
  return (
    <nav className={styles.anchors} aria-label={t('profile.sections')}>
      {SECTIONS.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          className={styles.anchor}
          aria-current={name === current ? 'location' : undefined}
          onClick={(event) => follow(event, name)}
        >
          {t(SECTION_TITLES[name])}
        </a>
      ))}
    </nav>
  );
}
