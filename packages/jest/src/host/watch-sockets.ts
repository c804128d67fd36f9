import { Socket as DatagramSocket } from 'node:dgram';
import { Server, Socket } from 'node:net';

export interface SocketWatch {
  /** Whether a socket was opened since the last `forget`. */
  opened(): boolean;
  forget(): void;
}

/** Notes whether code in this process connects or listens, in whatever realm it runs: core modules are shared. */
export function watchSockets(): SocketWatch {
  let wasOpened = false;
  for (const [prototype, method] of [
    [Socket.prototype, 'connect'],
    [Server.prototype, 'listen'],
    [DatagramSocket.prototype, 'bind'],
    [DatagramSocket.prototype, 'connect'],
  ] as const) {
    const own = Reflect.get(prototype, method) as (...values: unknown[]) => unknown;
    Object.assign(prototype, {
      [method](this: unknown, ...values: unknown[]) {
        wasOpened = true;
        return own.apply(this, values);
      },
    });
  }
  return {
    opened: () => wasOpened,
    forget() {
      wasOpened = false;
    },
  };
}
