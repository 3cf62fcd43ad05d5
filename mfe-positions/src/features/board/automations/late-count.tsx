import { lazyPart } from '@cantera/shared/remotes';
import { type ComponentProps, Suspense } from 'react';
import type AutomationsCount from './automations-count.tsx';

// The board is drawn before it; a count whose code does not come is left out: the menu opens the same.
const Late = lazyPart<ComponentProps<typeof AutomationsCount>>(() =>
  import(/* webpackChunkName: "board-automations-count" */ './automations-count.tsx').catch(
    (error: unknown) => {
      console.error(error);
      return { default: () => null };
    },
  ),
);

/** The count of a step's automations, once its code has come. */
export function LateCount(props: ComponentProps<typeof AutomationsCount>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
