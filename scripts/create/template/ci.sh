#!/bin/sh
# What a build server runs on each change: the locked packages, types, tests, build.
set -e
run=npm
if [ -f package-lock.json ]; then npm ci
elif [ -f yarn.lock ]; then run=yarn; yarn install --frozen-lockfile
else run=pnpm; pnpm install --frozen-lockfile; fi
$run run check
$run test
$run run build
