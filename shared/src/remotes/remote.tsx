import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from '../design-system/index.ts';
import { loadComponent } from './loader.ts';
import type { RemoteComponents, RemoteId } from './registry.ts';

interface BoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback(this.props.onRetry) : this.props.children;
  }
}

export type RemoteProps<Id extends RemoteId> = { id: Id; pending?: ReactNode } & RemoteComponents[Id];

/**
 * A component that another remote owns: `<Remote id="mfe_candidates/candidate-panel" candidateId={id} onClose={close} />`.
 * While it loads `pending` shows; when it fails to load or to draw, a notice with Retry shows in its place.
 */
export function Remote<Id extends RemoteId>({ id, pending = null, ...props }: RemoteProps<Id>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt key={attempt} id={id} pending={pending} props={props} onRetry={() => setAttempt((n) => n + 1)} />
  );
}

interface AttemptProps {
  id: RemoteId;
  pending: ReactNode;
  props: object;
  onRetry: () => void;
}

function Attempt({ id, pending, props, onRetry }: AttemptProps) {
  // The public type ties `props` to `id`; inside, one component type stands for all of the registry.
  const [Loaded] = useState(() => lazy(() => loadComponent(id)) as ComponentType<object>);
  return (
    <Boundary onRetry={onRetry} fallback={(retry) => <ErrorState onRetry={retry} />}>
      <Suspense fallback={pending}>
        <Loaded {...props} />
      </Suspense>
    </Boundary>
  );
}
