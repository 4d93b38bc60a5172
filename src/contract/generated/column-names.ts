// Written by `npm run openapi` from data/reference/names and data/reference/emissions/fuels.json: change it there.

/** Values by key. */
function rows<Key extends string>(text: string): Readonly<Record<Key, readonly string[]>> {
  const lines = text.slice(1).split('\n')
  const entries = lines.map((line) => line.split(';')).map(([key, ...all]) => [key, all])
  return Object.fromEntries(entries)
}

/** Names of columns beside those of the fields, the usual one first. */
export const FIELD_COLUMNS = /* @__PURE__ */ rows<'origin' | 'destination' | 'departure' | 'actual_departure' | 'laycan' | 'arrival' | 'loading_date' | 'container_type'>(`
origin;origin;from;pol;p_o_l;port_of_loading;load_port;loadport;loading_port;port_loading;port_of_departure;departure_port;depart_port;departure_location;source_location;port_of_origin;port_origin;port_of_lading;lading_port;foreign_port_of_lading;load
destination;destination;to;pod;p_o_d;port_of_discharge;discharge_port;port_discharge;port_unloading;disport;dischport;discharging_port;port_of_arrival;arrival_port;arrive_port;port_of_destination;port_destination;port_of_unlading;unlading_port;unloading_port;port_of_unloading;dest;dest_port;arrival_location;destination_location;discharge;disch
departure;depart;departure;date;departure_date;date_of_departure;sailing_date;planned_departure;planned_departure_date;scheduled_departure;scheduled_departure_date;depart_date;etd_pol;pol_etd;etd;etd_date;etd_utc;departure_utc;target_etd;departure_etd;estimated_departure;estimated_departure_date;estimated_time_of_departure;voyage_date
actual_departure;atd;atd_date;atd_utc;atd_pol;pol_atd;actual_departure;actual_departure_date;actual_time_of_departure;departed;departed_on;actual_sailing_date
laycan;laycan;lay_can;laydays;laycan_from;laycan_start
arrival;arrive;eta;eta_date;eta_utc;eta_pod;pod_eta;eta_destination;target_eta;arrival_eta;arrival_date;date_of_arrival;arrival_utc;planned_arrival;planned_arrival_date;scheduled_arrival;scheduled_arrival_date;estimated_arrival;estimated_arrival_date;estimated_time_of_arrival;requested_arrival;required_arrival;arrive_by;rta
loading_date;date_of_loading;loading_date;load_date;on_board_date;shipped_on_board_date;ship_date;shipment_date;shipping_date
container_type;equipment;equipment_type;equip_type;eqpt_type;iso_type;container_iso_code;container_size;container_size_type;cont_size;contsize;cont_type`)

/** Names of columns in German, Dutch, Spanish, French, Italian, Portuguese, Polish, Turkish, Chinese and Russian, without accents, by the English name that is read. */
export const COLUMN_NAMES = /* @__PURE__ */ rows<string>(`
load_port;ladehafen;verladehafen;beladehafen;puerto_de_carga;puerto_carga;puerto_de_embarque;puerto_embarque;port_de_chargement;port_chargement;porto_di_carico;porto_di_imbarco;porto_imbarco;porto_carico;porto_de_embarque;porto_de_carregamento;laadhaven;port_zaladunku;yukleme_limani;起运港;装货港;装运港;起运口岸;порт_погрузки;порт_отправления
discharge_port;loschhafen;loeschhafen;entladehafen;puerto_de_descarga;puerto_descarga;puerto_de_desembarque;puerto_desembarque;port_de_dechargement;port_dechargement;porto_di_scarico;porto_di_sbarco;porto_sbarco;porto_scarico;porto_de_desembarque;porto_de_descarga;loshaven;port_wyladunku;bosaltma_limani;目的港;卸货港;目的口岸;порт_выгрузки;порт_назначения
departure_port;abgangshafen;starthafen;abfahrtshafen;puerto_de_origen;puerto_origen;puerto_de_salida;port_de_depart;port_depart;port_d_origine;porto_di_partenza;porto_de_origem;porto_origem;vertrekhaven;cikis_limani
arrival_port;zielhafen;bestimmungshafen;ankunftshafen;empfangshafen;puerto_de_destino;puerto_destino;puerto_de_llegada;port_d_arrivee;port_arrivee;port_de_destination;porto_di_arrivo;porto_di_destinazione;porto_de_destino;porto_destino;aankomsthaven;bestemmingshaven;varis_limani;port_docelowy
etd;abfahrt;abfahrtsdatum;abfahrtstag;abfahrtszeit;abgang;abgangsdatum;fecha_de_salida;fecha_salida;fecha_de_zarpe;fecha_zarpe;zarpe;date_de_depart;data_di_partenza;data_de_saida;data_partenza;vertrekdatum;afvaartdatum;data_de_partida;data_wyjscia;cikis_tarihi;kalkis_tarihi;开船日;开船日期;开航日;船期
atd;tatsachliche_abfahrt;salida_real;depart_reel;partenza_effettiva
loading_date;ladedatum;verladedatum;verschiffungsdatum;verladetag;fecha_de_embarque;fecha_embarque;fecha_de_carga;date_d_embarquement;date_de_chargement;data_di_imbarco;data_imbarco;data_di_carico;data_de_embarque;data_embarque;laaddatum;data_zaladunku;yukleme_tarihi;装船日
eta;ankunft;ankunftsdatum;fecha_de_llegada;date_d_arrivee;data_di_arrivo
vessel;schiff;schiffsname;buque;navire;nave;navio;schip;statek;gemi;船名
time;zeit;uhrzeit;zeitpunkt;zeitstempel;hora;heure;ora;tijd
date;datum;fecha;jour;giorno
latitude;breite;breitengrad;geographische_breite;geogr_breite;latitud;latitudine;breedtegraad
longitude;lange;laenge;langengrad;laengengrad;geographische_lange;geogr_lange;longitud;longitudine;lengtegraad
from;von;origen;origine;origem
to;nach;destino;destinazione
port;hafen;puerto;porto
gross_weight;bruttogewicht;bruttomasse;rohgewicht;rohmasse;masa_bruta;masse_brute;massa_lorda;massa_bruta;brutomassa;peso_bruto;poids_brut;peso_lordo;brutogewicht;waga_brutto;brut_agirlik;毛重;вес_брутто
net_weight;nettomasse;eigenmasse;eigengewicht;reingewicht;masa_neta;masse_nette;nettogewicht;peso_neto;poids_net;peso_netto;peso_liquido;waga_netto;净重
weight;gewicht;peso;poids;waga;agirlik;重量
ship_type;schiffstyp;tipo_de_buque;tipo_buque;type_de_navire;tipo_di_nave;船型
size_class;ship_size;vessel_size;size_of_vessel;ship_class;vessel_class;schiffsgrosse;schiffsgroesse;schiffsklasse;tamano_del_buque;tamano_buque;taille_du_navire;taille_navire;dimensione_nave;classe_nave;tamanho_do_navio;scheepsgrootte;scheepsklasse;船舶大小;船级
month;monat;mes;mois;mese;maand;miesiac;ay;月份;月
period;zeitraum;periode;periodo;perioda;okres;donem;期间
week;woche;kalenderwoche;semana;semaine;settimana;tydzien;hafta
quarter;quartal;trimestre;kwartaal;kwartal;ceyrek;季度
year;jahr;ano;annee;anno;jaar;rok;yil;年份;年
routing;fahrtroute;routenwahl;ruta_elegida;itineraire;rotta;rota;vaarroute
container_type;containertyp;tipo_de_contenedor;tipo_contenedor;type_de_conteneur;type_conteneur;tipo_container;tipo_conteiner;containerart;soort_container;tipo_di_container;tipo_de_conteiner;containertype;箱型;柜型
container_count;anzahl_container;containeranzahl;anzahl_der_container;numero_de_contenedores;cantidad_de_contenedores;contenedores;nombre_de_conteneurs;conteneurs;numero_di_container;quantidade_de_conteineres;numero_de_conteineres;aantal_containers;箱量;柜量
shipment_number;sendungsnummer;sendungsnr;sendungs_nr;sendung;zendingnummer;zending;numero_de_envio;no_de_envio;envio;numero_d_expedition;expedition;numero_spedizione;spedizione;numero_de_embarque;numer_przesylki;nr_przesylki;sevkiyat_no;运单号;货运单号
job_number;auftragsnummer;auftragsnr;auftrags_nr;auftrag;positionsnummer;vorgangsnummer;aktenzeichen;dossiernummer;opdrachtnummer;opdracht;expediente;numero_de_dossier;no_de_dossier;numero_pratica;pratica;processo;numero_do_processo;numer_zlecenia;nr_zlecenia;zlecenie;dosya_no;业务编号;工作号;作业号
booking_number;buchungsnummer;buchungsnr;boekingsnummer;numero_de_reserva;reserva;numero_de_reservation;numero_prenotazione;numer_rezerwacji;rezervasyon_no;订舱号;托单号
bill_of_lading;konnossement;konnossementnummer;cognossement;conocimiento_de_embarque;conocimiento;connaissement;numero_de_connaissement;polizza_di_carico;conhecimento_de_embarque;konosament;konsimento;konsimento_no;提单号;提单
order_number;bestellnummer;bestellnr;ordernummer;numero_de_pedido;pedido;no_pedido;numero_de_commande;commande;numero_ordine;ordine;numer_zamowienia;nr_zamowienia;siparis_no;订单号
reference;referenz;referenznummer;referenznr;unsere_referenz;kundenreferenz;zeichen;referentie;referentienummer;kenmerk;referencia;su_referencia;notre_reference;votre_reference;riferimento;nostro_riferimento;referans;referans_no;referencja;参考号;编号
container_number;containernummer;containernr;numero_de_contenedor;contenedor;numero_de_conteneur;numero_container;numero_do_conteiner;numer_kontenera;nr_kontenera;konteyner_no;箱号;柜号;集装箱号
temperature;temperatur;solltemperatur;temperatuur;temperatura;sicaklik;温度;设定温度;температура;температура_перевозки
unit;einheit;gewichtseinheit;mengeneinheit;eenheid;unidad;unidad_de_medida;unite;unite_de_mesure;unita;unita_di_misura;unidade;unidade_de_medida;jednostka;birim;单位;重量单位
status;sendungsstatus;estado;statut;etat;stato;situacao;durum;状态;статус
mode;verkehrstrager;verkehrsart;transportart;vervoerswijze;modo;modo_de_transporte;mode_de_transport;modalita;modalita_di_trasporto;modal;rodzaj_transportu;tasima_modu;运输方式
transhipment_port;umschlaghafen;umladehafen;overslaghaven;puerto_de_transbordo;transbordo;port_de_transbordement;transbordement;porto_di_trasbordo;trasbordo;porto_de_transbordo;port_przeladunku;aktarma_limani;中转港;转运港;порт_перевалки
place_of_receipt;ubernahmeort;empfangsort;lugar_de_recepcion;lieu_de_prise_en_charge;luogo_di_presa_in_carico;local_de_recebimento;收货地
place_of_delivery;lieferort;ablieferungsort;lugar_de_entrega;lieu_de_livraison;luogo_di_consegna;local_de_entrega;plaats_van_aflevering;交货地;交付地`)

/** Words in the names of columns of fuel: not burnt (stocks, deliveries, money, quality, plans and rates), burnt, of no meaning, of many meanings if alone, joints between the others, and fuels of which they say too little. */
export const FUEL_WORDS = /* @__PURE__ */ rows<'not_burnt' | 'burnt' | 'empty' | 'volume' | 'many_meanings' | 'joints' | 'vague'>(`
not_burnt;rob;remaining;bunkered;received;supplied;stem;stemmed;ordered;price;cost;costs;usd;eur;density;sulphur;sulfur;content;viscosity;lcv;lhv;cf;factor;temp;temperature;tank;tanks;opening;closing;board;type;grade;name;supplier;bdn;budget;clause;rate;surcharge;capacity;certificate;baf;stock;level;sounding;pressure;press;flowmeter;counter;changeover;sample;flash;eu;efficiency;index;saving;savings;target;planned;expected;cp;warranted
burnt;consumed;consumption;cons;burnt;burned;used;use;usage;verbrauch;verbraucht;consumo;consommation
empty;fuel;oil;total;sum;qty;quantity;amount;of;the;in;since;last;previous;noon;report;period;max
volume;m3;cbm;l;lt;ltr;ltrs;litre;litres;liter;liters;gal;gals;gallon;gallons;bbl;bbls;barrels;kl
many_meanings;cargo;other;pilot
joints;and;for;by;scrubber;egcs;engine;engines
vague;fuel;fuels;fo;bunker;bunkers;mfo;hs;ls;ammonia;nh3;hydrogen;h2;dme;kerosene;naphtha;bog;gas`)

/** What burns fuel, or for what, by the phrases that say so. */
export const MACHINES = /* @__PURE__ */ rows<string>(`
me;main_engines;main_engine;me;m_e;main;propulsion;hauptmaschine
ae;auxiliary_engines;auxiliary_engine;aux_engines;aux_engine;ae;a_e;auxiliaries;generators;generator;gens;gen;dgs;dg;d_g;gensets;genset;diesel_generators;diesel_generator;hilfsdiesel;auxiliary;aux
boiler main;main_boilers;main_boiler
boiler aux;auxiliary_boilers;auxiliary_boiler;aux_boilers;aux_boiler;ab
boiler;boilers;boiler;blrs;blr;kessel
inert gas;inert_gas_generator;inert_gas;igg;ig
incinerator;incinerator;incin
gcu;gcu
pilot;pilot
cargo;cargo_heating;heating;cargo;hotel
other;other;others`)

/** Where it is burnt, by the phrases that say so. */
export const FUEL_PLACES = /* @__PURE__ */ rows<string>(`
sea;at_sea;sea;steaming;sailing
port;in_port;port;at_berth;berth
anchor;at_anchor;anchorage;anchor;drifting
manoeuvring;manoeuvring;maneuvering`)

/** Codes of fuels and their other names. */
export const FUEL_CODES = ["hfo","ifo","ifo380","ifo180","hsfo","vlsfo","lfo","lsfo","ulsfo","ulsfo_rm","ulsfo0_1","mgo","lsmgo","ulsfo_dm","mdo","lng_otto_ms","lng","lng_otto_ss","lng_diesel_ss","lng_lbsi","lpg_propane","lpg_butane","lpg","methanol","meoh","ethane","hydrogen_ng","hydrogen_ng_fc","ammonia_ng","ammonia_ng_fc","ethanol","bio_ethanol","biodiesel","fame","hvo","renewable_diesel","bio_lng_otto_ms","bio_lng","bio_lng_otto_ss","bio_lng_diesel_ss","bio_lng_lbsi","bio_methanol","bio_other","svo","pvo","bio_hydrogen","bio_hydrogen_fc","e_diesel","e_methanol","e_lng_otto_ms","e_lng","e_lng_otto_ss","e_lng_diesel_ss","e_lng_lbsi","e_hydrogen","e_hydrogen_fc","e_ammonia","e_ammonia_fc","e_lpg_propane","e_lpg_butane","e_dme"] as const
