import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/**
 * `hold` takes the text and never answers; `drop` takes the text and breaks the connection; `refuseSender` knows no sender; `enough`
 * ends the connection.
 */
export type SinkBehaviour = 'accept' | 'busy' | 'enough' | 'refuse' | 'refuseSender' | 'hold' | 'drop';

/** What every user of the sink logs in with. */
export const SINK_PASSWORD = 'molsa i pedra';

export interface SmtpSink {
  readonly url: string;
  /** Mails that were accepted. */
  readonly mails: readonly Email[];
  /** Texts that arrived, accepted or not. */
  readonly received: () => number;
  behave(behaviour: SinkBehaviour): void;
  /** Connections that were made. */
  readonly connections: () => number;
  /** Connections that are open now. */
  readonly open: () => number;
  /** Ends every connection, as a server that is restarted. */
  hangUp(): void;
  close(): Promise<void>;
}

const readAll = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
};

class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** A mail server on loopback that keeps what it takes. `port` 0 chooses a free one. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: Email[] = [];
  const sockets = new Set<Socket>();
  let behaviour: SinkBehaviour = 'accept';
  let received = 0;
  let connections = 0;
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (password === SINK_PASSWORD) done(null, { user: username });
      else done(new Refusal(535, 'authentication failed'));
    },
    onMailFrom(_address, _session, done) {
      if (behaviour === 'refuseSender') done(new Refusal(553, 'sender not owned by user'));
      else done();
    },
    onRcptTo(_address, _session, done) {
      if (behaviour === 'enough') done(new Refusal(421, 'too many mails on this connection'));
      else if (behaviour === 'busy') done(new Refusal(451, 'try again later'));
      else if (behaviour === 'refuse') done(new Refusal(550, 'no such mailbox here'));
      else done();
    },
    onData(stream, _session, done) {
      readAll(stream).then(
        async (bytes) => {
          received += 1;
          if (behaviour === 'drop') hangUp();
          if (behaviour !== 'accept') return;
          mails.push(await PostalMime.parse(bytes));
          done();
        },
        // The sender died before it had said everything: nothing has arrived.
        () => undefined,
      );
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    received: () => received,
    behave(next) {
      behaviour = next;
    },
    connections: () => connections,
    open: () => sockets.size,
    hangUp,
    close: () =>
      new Promise((resolve) => {
        hangUp();
        server.close(() => resolve());
      }),
  };
}
