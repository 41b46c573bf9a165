-- J-258: synonyms of the search are data that editors change. An empty database gets them with the rest of its records.
insert into reference_record (kind, id, position, document) values ('searchSynonyms', 'all', 0, '{
  "id": "all",
  "text": "inox = srebrny, nierdzewna\nszary = srebrny, grafitowy\nszara = srebrny, grafitowy\nniebieski = granatowy\nuhd = 4k\nfullhd = full\nmopujący = mopem\nmopowanie = mopem\ndwukomorowy = dwukomorowa\nskaner = skaner, wielofunkcyjne\nskanerem = skaner, wielofunkcyjne\nfotograficzny = aparat"
}');
