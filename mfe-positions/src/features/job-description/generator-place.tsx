import { draftDescription } from '@cantera/shared/contracts/drafts';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { WandSparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import type { EditedText } from './generator/use-generator.ts';
import styles from './job-description.module.css';

const Generator = lazyPart(
  () => import(/* webpackChunkName: "description-generator" */ './generator/generator.tsx'),
);

const PARAMETER = 'generator';
const OPEN = 'open';

/** Whether the generator is open stands in the address, so that Back closes it and a link opens it. */
function useIsOpen() {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get(PARAMETER) === OPEN;
  const setIsOpen = (opens: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (opens) after.set(PARAMETER, OPEN);
        else after.delete(PARAMETER);
        return after;
      },
      { replace: !opens },
    );
  return { isOpen, setIsOpen };
}

/** Opens the generator, for whoever may generate. */
export function GeneratorButton() {
  const t = useT();
  const { isOpen, setIsOpen } = useIsOpen();
  if (!useMay(draftDescription)) return null;
  return (
    <Button
      className={styles.generate}
      icon={<WandSparkles size={16} aria-hidden />}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      {t('generator.open')}
    </Button>
  );
}

type GeneratorPlaceProps = {
  positionId: string;
  /** Whether the career site shows the salary. */
  isSalaryShown: boolean;
  text: EditedText;
};

/** The generator once it was opened: what is chosen, and what came of it, outlives its being closed. */
export function GeneratorPlace(props: GeneratorPlaceProps) {
  const { isOpen, setIsOpen } = useIsOpen();
  const mayGenerate = useMay(draftDescription);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!mayGenerate || !wasOpen) return null;
  return (
    <Suspense>
      <Generator {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
