import type { Socket } from 'node:net';
import { HostNotAllowed, isInternal } from './address.ts';

/** Ends a connection that stands with an internal address although none was to be asked, before anything is sent. */
export function watchPeer(socket: Socket, isAllowed: boolean, fail: (error: Error) => void): void {
  const check = (): void => {
    const { remoteAddress } = socket;
    if (!isAllowed && (remoteAddress === undefined || isInternal(remoteAddress)))
      fail(new HostNotAllowed('the connection leads into the network of the installation'));
  };
  if (socket.connecting) socket.once('connect', check);
  else check();
}
