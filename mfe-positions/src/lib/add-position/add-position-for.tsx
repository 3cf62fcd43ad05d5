import type { AddPositionProps } from '@cantera/shared/remotes';
import { Messages } from '../../messages/index.ts';
import AddPositionDialog from './add-position-dialog.tsx';

/** The dialog that adds a position for one client, as other remotes draw it. */
export const AddPositionFor = (props: AddPositionProps) => (
  <Messages>
    <AddPositionDialog {...props} />
  </Messages>
);
