// With and without a connection.
export const Wifi: string = 'M12 20h0M2 8.8a15 15 0 0 1 20 0m-17 4a10 10 0 0 1 14 0M8.5 16.5a5 5 0 0 1 7 0';
export const WifiOff: string =
  'M12 20h0m-3.5-3.6a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5.2-2.7m8.8 2.7-2-1.6M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.7M2 2l20 20';
