import proxyAddr from "@fastify/proxy-addr";

/** Whether this address, so many hops away, is a proxy of our own. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * @param proxies addresses, networks such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and `uniquelocal`
 * @throws TypeError for anything else
 */
export const trustOf = (proxies: readonly string[]): Trust => proxyAddr.compile([...proxies]);
