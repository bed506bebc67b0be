#!/bin/sh
# What a build server runs on each change: the locked packages, types, tests, build.
set -e
npm ci
npm run check
npm test
npm run build
