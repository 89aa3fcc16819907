/** For tests in happy-dom: renders as React does in a browser, and takes away afterwards what a test has rendered. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

export { act, fireEvent, render, renderHook, screen, waitFor, within } from "@testing-library/react";
