import { createServer } from 'node:http';

// A service for the tests of the supervisor: answers with its process id, or exits at once with EXIT_CODE.
const exitCode = process.env['EXIT_CODE'];
if (exitCode !== undefined) process.exit(Number(exitCode));
createServer((_request, response) => response.end(String(process.pid))).listen(Number(process.env['PORT']), '127.0.0.1');
