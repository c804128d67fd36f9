import { Socket as DatagramSocket } from 'node:dgram';
import { Server, Socket } from 'node:net';

export interface SocketWatch {
  opened(): boolean;
}

/** Notes whether code in this process connects or listens from now on. */
export function watchSockets(): SocketWatch {
  let wasOpened = false;
  const methods: readonly (readonly [object, string])[] = [
    [Socket.prototype, 'connect'],
    [Server.prototype, 'listen'],
    [DatagramSocket.prototype, 'bind'],
    [DatagramSocket.prototype, 'connect'],
  ];
  for (const [prototype, name] of methods) {
    const own = Reflect.get(prototype, name) as (...values: unknown[]) => unknown;
    Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
      wasOpened = true;
      return own.apply(this, values);
    });
  }
  return { opened: () => wasOpened };
}
