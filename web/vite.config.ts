import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compressed } from "./scripts/compress.js";
import { fluentWords } from "./scripts/fluent.js";
import { offline } from "./scripts/offline.js";
import { previewFonts } from "./scripts/previewFonts.js";

const server = process.env.TAVOLINO_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fluentWords(), svelte(), svelteTesting(), offline(), previewFonts(), compressed()],
  resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  build: {
    outDir: process.env.TAVOLINO_STATIC ?? "../src/tavolino/server/static",
    emptyOutDir: true,
    manifest: "manifest.build.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // On a slow line, ten small files take longer than one. The server names these chunks
        // (preloads.py).
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], priority: 3 },
            { name: "pictures", test: /\/games\/[^/]+\/Picture\.svelte$/, priority: 2 },
            {
              name: "shared",
              test: /\/src\/(table|games|lib|cards)\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    // The files share one document, which is emptied: that takes a quarter of the time.
    isolate: false,
    setupFiles: ["src/testSetup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { shuffle: { files: true } }, // so that none can rely on another
  },
});
