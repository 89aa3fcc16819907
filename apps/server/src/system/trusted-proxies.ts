import proxyAddr from "@fastify/proxy-addr";

/** Whether this address, this many hops away, is one of our proxies. */
export type ProxyCheck = (address: string, hop: number) => boolean;

/**
 * @param proxies addresses, networks such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and `uniquelocal`
 * @throws TypeError for anything else
 */
export const proxyCheckOf = (proxies: readonly string[]): ProxyCheck => proxyAddr.compile([...proxies]);
