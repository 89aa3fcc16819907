import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { targetOf } from "./address.ts";
import { sendRequest } from "./request.ts";

const isInstalled = spawnSync("openssl", ["version"]).status === 0;

/** An https server of a company, with a certificate of its own authority. */
describe.skipIf(!isInstalled)(
  "a server with a private certificate authority (skipped without openssl)",
  () => {
    let folder: string;
    let server: Server;
    let url: string;
    const pem = (name: string) => readFileSync(join(folder, name), "utf8");

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "lantern-authority-"));
      for (const name of ["ours", "foreign"]) newAuthority(name);
      newServerCertificate("ours");
      server = createServer({ key: pem("server.key"), cert: pem("server.pem") }, (_, response) =>
        response.end("hello"),
      );
      await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
      url = `https://localhost:${(server.address() as AddressInfo).port}/`;
    });
    afterAll(async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    });
    afterEach(() => vi.unstubAllEnvs());

    const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });

    function newAuthority(name: string): void {
      const subject = ["-subj", `/CN=${name}`, "-addext", "basicConstraints=critical,CA:TRUE"];
      const files = ["-keyout", `${name}.key`, "-out", `${name}.pem`];
      openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...subject, ...files);
    }

    function newServerCertificate(authority: string): void {
      const files = ["-keyout", "server.key", "-out", "server.csr"];
      openssl("req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", ...files);
      writeFileSync(join(folder, "names"), "subjectAltName=DNS:localhost");
      const by = ["-CA", `${authority}.pem`, "-CAkey", `${authority}.key`, "-CAcreateserial"];
      openssl(
        "x509",
        "-req",
        "-in",
        "server.csr",
        ...by,
        "-days",
        "1",
        "-extfile",
        "names",
        "-out",
        "server.pem",
      );
    }

    const send = async (certificates?: string) =>
      sendRequest(await targetOf(url, true), certificates ? { certificates } : {});

    test("is trusted with the authority that the company has entered, beside others", async () => {
      expect(await send(pem("ours.pem"))).toMatchObject({ status: 200, body: "hello" });
      expect(await send(pem("foreign.pem") + pem("ours.pem"))).toMatchObject({ status: 200 });
    });

    test("is not trusted without it, nor with another one", async () => {
      await expect(send()).rejects.toMatchObject({ code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" });
      await expect(send(pem("foreign.pem"))).rejects.toMatchObject({
        code: expect.stringMatching(/UNABLE_TO|SELF_SIGNED/),
      });
    });

    test("is trusted with the installation's authorities, also where a company has entered another one", async () => {
      vi.stubEnv("NODE_EXTRA_CA_CERTS", join(folder, "ours.pem"));
      expect(await send(pem("foreign.pem"))).toMatchObject({ status: 200 });
      vi.stubEnv("NODE_EXTRA_CA_CERTS", join(folder, "nowhere.pem"));
      await expect(send(pem("foreign.pem"))).rejects.toThrow();
    });
  },
);
