import { lazyPart } from '@cantera/shared/remotes';
import { Button } from 'antd';
import { CircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../messages/search.ts';
import type { WhyNotProps } from './why-not-dialog.tsx';

const WhyNotDialog = lazyPart(() => import(/* webpackChunkName: "why-not" */ './why-not-dialog.tsx'));

/** Asks of anybody why the search finds them or why not; its code comes when it is asked. */
export function WhyNotButton(props: Omit<WhyNotProps, 'onClose'>) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<CircleQuestionMark aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('search.whyNot')}
      </Button>
      {isOpen && (
        <Suspense>
          <WhyNotDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
